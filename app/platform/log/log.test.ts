import { expect, it } from 'vitest';

import { createLog, onBehalfOf, takeConsole } from './log.server.ts';

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
