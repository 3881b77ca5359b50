import { CompactEncrypt, compactDecrypt } from 'jose';

import { purposeKey } from './purpose-key.server.ts';

type Purpose = Parameters<typeof purposeKey>[0];

/** Encrypts a secret for its database row (JWE, `dir` with A256GCM, a separate key per purpose). */
export function sealBytes(bytes: Uint8Array, purpose: Purpose): Promise<string> {
  return new CompactEncrypt(bytes)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(purposeKey(purpose));
}

/** Decrypts a secret. @throws if it was encrypted with another key or modified since */
export async function unsealBytes(sealed: string, purpose: Purpose): Promise<Uint8Array> {
  const { plaintext } = await compactDecrypt(sealed, purposeKey(purpose), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return plaintext;
}
