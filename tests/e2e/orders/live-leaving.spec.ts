import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { readEvents } from '#tests/support/servers/event-stream.ts';
import { callFunction } from '#tests/support/site/function-call.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const server = ownServer('live', 18);

test.afterAll(async () => {
  await server.stop('SIGKILL');
});

test('a process that is told to end does not wait for the pages that listen', async () => {
  test.setTimeout(120_000);
  await server.reset();
  await server.start();
  const address = (await builtFunctions()).get('signIn') ?? '';
  const { cookies } = await callFunction({ origin: server.origin, cookie: '' }, address, {
    username: 'fan',
    password: 'astera-demo',
  });
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  const opened = await Promise.all(
    [1, 2, 3].map(() => fetch(`${server.origin}/api/live?age=0`, { headers: { cookie } })),
  );
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
  const heads = opened.map(({ headers }) => headers);
  for (const head of heads) {
    expect(head.get('content-encoding')).toBeNull();
    expect(head.get('x-accel-buffering')).toBe('no');
    expect(head.get('cache-control')).toContain('no-store');
  }
  const streams = opened.map(readEvents);
  const began = performance.now();
  expect(await server.stop('SIGTERM')).toBe(0);
  // What is under way has ten seconds.
  expect(performance.now() - began).toBeLessThan(5_000);
  await Promise.all(streams.map(({ ended }) => ended));
  // It was not said that the session is over.
  expect(streams.flatMap(({ events }) => events)).toEqual([]);
});
