import { expect, it, vi } from 'vitest';

import { openOnce } from './open-once.ts';

it('opens one thing for everyone, however many ask at the same moment', async () => {
  const open = vi.fn<() => Promise<object>>(async () => ({}));
  const once = openOnce(open);
  expect(once.current()).toBeUndefined();
  const [first, second] = await Promise.all([once.open(), once.open()]);
  expect(first).toBe(second);
  expect(await once.current()).toBe(first);
  expect(open).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const open = vi.fn<() => Promise<string>>(async () => 'open');
  open.mockRejectedValueOnce(new Error('away'));
  const once = openOnce(open);
  await expect(once.open()).rejects.toThrow('away');
  expect(once.current()).toBeUndefined();
  expect(await once.open()).toBe('open');
});
