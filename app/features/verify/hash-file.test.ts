import { createHash, randomBytes } from 'node:crypto';

import { expect, it, vi } from 'vitest';

import { hashFile } from './hash-file.ts';

it.each([0, 1, 4 * 1024 * 1024, 9 * 1024 * 1024 + 7])(
  'hashes a file of %d bytes as Node does',
  async (size) => {
    const bytes = randomBytes(size);
    const onProgress = vi.fn<(done: number) => void>();
    const { signal } = new AbortController();
    const hash = await hashFile(new Blob([bytes]), { onProgress, signal });
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    if (size > 0) expect(onProgress).toHaveBeenLastCalledWith(1);
  },
);

it('ends when it is cancelled', async () => {
  const cancelled = new AbortController();
  cancelled.abort(new Error('cancelled'));
  const hashing = hashFile(new Blob(['some bytes']), {
    onProgress: () => {},
    signal: cancelled.signal,
  });
  await expect(hashing).rejects.toThrow('cancelled');
});
