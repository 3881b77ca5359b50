import { describe, expect, it } from 'vitest';

import { sealBytes, unsealBytes } from './sealed-bytes.server.ts';

const secret = new TextEncoder().encode('a secret of twenty bytes');

describe('a sealed secret', () => {
  it('is opened again, and never sealed alike', async () => {
    const [one, other] = await Promise.all([sealBytes(secret, 'mail'), sealBytes(secret, 'mail')]);
    expect(one).not.toBe(other);
    expect(one).not.toContain(btoa('a secret'));
    expect(await unsealBytes(one, 'mail')).toEqual(secret);
  });

  it('is opened with the key of its own purpose only', async () => {
    const sealed = await sealBytes(secret, 'mail');
    await expect(unsealBytes(sealed, 'address')).rejects.toThrow('decryption operation failed');
  });

  it('is not opened when a character of it was changed', async () => {
    const sealed = await sealBytes(secret, 'mail');
    const at = sealed.length - 30;
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    await expect(unsealBytes(changed, 'mail')).rejects.toThrow('decryption operation failed');
  });
});
