import { CompactEncrypt, compactDecrypt } from 'jose';
import * as v from 'valibot';

import { roles } from '#domain/role.ts';

/** What a session row keeps: the token, which never reaches the browser, and who it belongs to. */
const contentSchema = v.object({
  token: v.string(),
  user: v.object({
    id: v.number(),
    role: v.picklist(roles),
    name: v.string(),
    picture: v.nullable(v.string()),
  }),
});
export type SessionContent = v.InferOutput<typeof contentSchema>;

/** Seals the content of a session row (JWE, `dir` with A256GCM). @param key 32 bytes */
export function seal(content: SessionContent, key: Uint8Array): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(content));
  return new CompactEncrypt(plain).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key);
}

/** Opens a sealed row; null when it was sealed with another key or changed since. */
export async function unseal(sealed: string, key: Uint8Array): Promise<SessionContent | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return v.parse(contentSchema, JSON.parse(new TextDecoder().decode(plaintext)));
  } catch {
    return null;
  }
}
