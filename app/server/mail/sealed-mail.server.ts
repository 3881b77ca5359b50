import { CompactEncrypt, compactDecrypt } from 'jose';
import * as v from 'valibot';

import type { Mail } from '#app/platform/mail/mail.ts';

const mailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  html: v.string(),
  text: v.string(),
});

/** Seals a mail for its row (JWE, `dir` with A256GCM). @param key 32 bytes */
export function sealMail(mail: Mail, key: Uint8Array): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(mail)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key);
}

/** Unseals a mail. @throws when it was sealed with another key or modified */
export async function unsealMail(sealed: string, key: Uint8Array): Promise<Mail> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return v.parse(mailSchema, JSON.parse(new TextDecoder().decode(plaintext)));
}
