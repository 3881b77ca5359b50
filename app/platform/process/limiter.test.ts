import { expect, it } from 'vitest';

import { createLimiter } from './limiter.ts';

/** Work that goes on until the test ends it. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { start: () => promise, end: () => resolve('done'), fail: () => reject(new Error('no')) };
}

it('refuses a third thing of one person, and nothing of another', async () => {
  const slots = createLimiter<number>(2);
  const first = work();
  const second = work();
  const running = [slots.within(1, first.start), slots.within(1, second.start)];
  await expect(slots.within(1, work().start)).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(slots.within(2, async () => 'other')).resolves.toBe('other');
  first.end();
  second.end();
  await expect(Promise.all(running)).resolves.toEqual(['done', 'done']);
});

it('gives a slot back after success and after failure', async () => {
  const slots = createLimiter<number>(1);
  const failing = work();
  const running = slots.within(1, failing.start);
  failing.fail();
  await expect(running).rejects.toThrow('no');
  await expect(slots.within(1, async () => 'next')).resolves.toBe('next');
  await expect(slots.within(1, async () => 'and next')).resolves.toBe('and next');
});
