import * as v from 'valibot';

import { passwordLength } from '#domain/account/account.ts';

export const siteNameLength = 30;

/** The site's name: one short line used in titles, in the header and in mails. */
export const siteNameSchema = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(1, 'required'),
  v.regex(/^[^\p{C}<>]*$/u, 'not-a-name'),
  v.maxLength(siteNameLength, 'too-long'),
);

/** The gate as an administrator sets it: closed or not, and a password; an empty one keeps the current password. */
export const gateChangeSchema = v.object({
  isClosed: v.boolean(),
  password: v.union([
    v.literal(''),
    v.pipe(
      v.string('required'),
      v.check((text) => text.trim() !== '', 'required'),
      v.minLength(passwordLength.min, 'too-short'),
      v.maxLength(passwordLength.max, 'too-long'),
    ),
  ]),
});
export type GateChange = v.InferOutput<typeof gateChangeSchema>;
