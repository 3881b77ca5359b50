import { expect, it } from 'vitest';

import { createLog, onBehalfOf, takeConsole, whileReadingCall } from './log.server.ts';

function kept() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return { log, lines: () => lines.map((line) => JSON.parse(line)) };
}

it('everything on the console is one line each, with the request that it was about', async () => {
  const { log, lines } = kept();
  const giveBack = takeConsole(log);
  await onBehalfOf('request-1', async () => {
    await Promise.resolve();
    console.error(new Error('no room for\nada@astera.example'));
  });
  console.warn('csp: %s', 'two\nlines');
  console.debug('not told');
  giveBack();
  const [first, second, third] = lines();
  expect(first).toMatchObject({
    level: 'error',
    requestId: 'request-1',
    msg: 'no room for\n[mail]',
    err: { type: 'Error', message: 'no room for\n[mail]' },
  });
  expect(first.err.stack).toContain('log.test.ts');
  expect(Date.parse(first.time)).toBeGreaterThan(0);
  expect(second).toMatchObject({ level: 'warn', msg: 'csp: two\nlines' });
  expect(second).not.toHaveProperty('requestId');
  expect(third).toBeUndefined();
});

it('of an error only what is written for people is kept, and so of what caused it', () => {
  const { log, lines } = kept();
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (name)=(Ada) already exists.',
    parameters: ['Ada'],
  });
  log.error({ err: new Error('Failed query: insert\nparams: Ada', { cause }) }, 'placing');
  expect(JSON.stringify(lines())).not.toContain('Ada');
  expect(lines()[0]).toMatchObject({
    msg: 'placing',
    err: { message: 'Failed query: insert', cause: { code: '23505', message: 'duplicate key' } },
  });
});

it('a call that cannot be read is one line without a stack, and of a thousand most are counted', () => {
  const { log, lines } = kept();
  const giveBack = takeConsole(log);
  for (let time = 0; time < 1_000; time += 1)
    whileReadingCall(
      () => false,
      () => console.error('Server Fn Error!', new SyntaxError('Unexpected token in {"name":"Ada"')),
    );
  // What fails once a function began is a bug of ours.
  whileReadingCall(
    () => true,
    () => console.error(new Error('no room')),
  );
  giveBack();
  const told = lines();
  expect(told).toHaveLength(22);
  expect(told[0]).toMatchObject({
    level: 'warn',
    type: 'SyntaxError',
    msg: 'A call could not be read',
  });
  expect(JSON.stringify(told.slice(0, 20))).not.toMatch(/stack|Ada|Unexpected/);
  expect(told[20].err.stack).toContain('log.test.ts');
  expect(told[21]).toMatchObject({
    level: 'warn',
    count: 980,
    msg: 'More calls could not be read',
  });
});
