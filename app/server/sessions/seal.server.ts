import { CompactEncrypt, compactDecrypt } from 'jose';
import * as v from 'valibot';

import { roles } from '#domain/account/role.ts';

import type { KeyRing } from './key-ring.server.ts';

/** The content of a session row: the token, which never reaches the browser, and its user. */
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

/** Seals the content of a session row (JWE, `dir` with A256GCM) with the first key of the ring. */
export function seal(content: SessionContent, [newest]: KeyRing): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(content));
  return new CompactEncrypt(plain)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: newest.id })
    .encrypt(newest.key);
}

/** Unseals a row; null when no key of the ring sealed it, or it was modified. */
export async function unseal(sealed: string, ring: KeyRing): Promise<SessionContent | null> {
  try {
    const { plaintext } = await compactDecrypt(
      sealed,
      ({ kid }) => {
        const found = ring.find(({ id }) => id === kid);
        if (!found) throw new Error('No such key.');
        return found.key;
      },
      { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
    );
    return v.parse(contentSchema, JSON.parse(new TextDecoder().decode(plaintext)));
  } catch {
    return null;
  }
}
