import { expect, it, vi } from 'vitest';

import { createQueryClient } from './query-client.ts';

it('asks once, whatever comes back, and again only after five minutes', async () => {
  vi.useFakeTimers({ now: 0 });
  const client = createQueryClient();
  const fails = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no')));
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: fails })).rejects.toThrow('no');
  expect(fails).toHaveBeenCalledTimes(1);
  const answers = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  const read = () => client.fetchQuery({ queryKey: ['b'], queryFn: answers });
  await read();
  vi.setSystemTime(5 * 60_000 - 1);
  await read();
  expect(answers).toHaveBeenCalledTimes(1);
  vi.setSystemTime(5 * 60_000);
  await read();
  expect(answers).toHaveBeenCalledTimes(2);
  expect(client.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
  client.clear();
  vi.useRealTimers();
});
