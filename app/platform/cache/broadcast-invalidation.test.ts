import { expect, it, vi } from 'vitest';

import {
  carryForgetting,
  forgetAllHere,
  forgetHere,
  broadcastInvalidation,
} from './broadcast-invalidation.ts';

it('forgets here before it tells the others, and waits until they are told', async () => {
  const said: string[] = [];
  const forgetNames = broadcastInvalidation('names', () => said.push('here'));
  const leave = carryForgetting(async (name) => {
    await Promise.resolve();
    said.push(`others: ${name}`);
  });
  await forgetNames();
  leave();
  expect(said).toEqual(['here', 'others: names']);
  await forgetNames();
  expect(said).toEqual(['here', 'others: names', 'here']);
});

it('forgets what others say, and everything when no one knows what they said', () => {
  const names = vi.fn<() => void>();
  const prices = vi.fn<() => void>();
  broadcastInvalidation('names', names);
  broadcastInvalidation('prices', prices);
  forgetHere('names');
  forgetHere('something of a newer version');
  expect([names.mock.calls.length, prices.mock.calls.length]).toEqual([1, 0]);
  forgetAllHere();
  expect([names.mock.calls.length, prices.mock.calls.length]).toEqual([2, 1]);
});

it('lets a change stand although the others could not be told', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const forget = vi.fn<() => void>();
  const leave = carryForgetting(() => Promise.reject(new Error('the database is away')));
  await broadcastInvalidation('names', forget)();
  leave();
  expect(forget).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});
