import { CompactEncrypt, compactDecrypt } from 'jose';

import { purposeKey } from './purpose-key.server.ts';

type Purpose = Parameters<typeof purposeKey>[0];

/** Seals a secret for its row (JWE, `dir` with A256GCM, a key of its own for each purpose). */
export function sealBytes(bytes: Uint8Array, purpose: Purpose): Promise<string> {
  return new CompactEncrypt(bytes)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(purposeKey(purpose));
}

/** Opens a sealed secret. @throws when it was sealed with another key or changed since */
export async function unsealBytes(sealed: string, purpose: Purpose): Promise<Uint8Array> {
  const { plaintext } = await compactDecrypt(sealed, purposeKey(purpose), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return plaintext;
}
