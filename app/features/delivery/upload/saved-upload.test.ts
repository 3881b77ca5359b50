import { describe, expect, it } from 'vitest';

import { fingerprintOf, isSameFile } from './saved-upload.ts';

const bytes = 4 * 1_024 * 1_024;

function film(change?: { at: number }): Blob {
  const content = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at += 1) content[at] = (at * 31) % 251;
  if (change) content[change.at] = 255;
  return new Blob([content]);
}

async function isSame(file: Blob): Promise<boolean> {
  const kept = { bytes, fingerprint: await fingerprintOf(film()) };
  return isSameFile(kept, file, await fingerprintOf(file));
}

describe('a picked file', () => {
  it('is the one that was interrupted whatever its name and date are', async () => {
    expect(await isSame(new File([film()], 'renamed.mp4', { lastModified: 1 }))).toBe(true);
  });

  it.each([0, bytes - 1, Math.floor((bytes - 262_144) / 9) + 1])(
    'is another when it differs at byte %d',
    async (at) => {
      expect(await isSame(film({ at }))).toBe(false);
    },
  );

  it('is another when it is longer or shorter', async () => {
    expect(await isSame(new Blob([film(), 'x']))).toBe(false);
    expect(await isSame(film().slice(0, -1))).toBe(false);
    expect(await isSame(new Blob(['x']))).toBe(false);
  });
});
