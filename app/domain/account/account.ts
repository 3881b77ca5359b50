import * as v from 'valibot';

import { oneLine } from '#domain/text/one-line.ts';

/** Parts of an account, and how long each proof of ownership is valid. */

export const passwordLength = { min: 8, max: 128 } as const;

/** A celebrity's verification code: six digits, valid for ten minutes and five attempts. */
export const codeRule = { digits: 6, minutes: 10, tries: 5, resendSeconds: 60 } as const;

/** A password reset link. */
export const resetRule = { minutes: 30 } as const;

/** The two codes of an e-mail address change: one goes to the new address, one to the old. */
export const addressRule = { minutes: 30, tries: 5 } as const;

const required = v.pipe(v.string('required'), v.trim(), v.minLength(1, 'required'));

/** Any characters and words are allowed; only the length is checked. */
export const newPasswordSchema = v.pipe(
  v.string('required'),
  v.minLength(1, 'required'),
  v.minLength(passwordLength.min, 'too-short'),
  v.maxLength(passwordLength.max, 'too-long'),
);

/** An e-mail address in lower case. */
export const emailSchema = v.pipe(
  required,
  v.maxLength(254, 'too-long'),
  v.toLowerCase(),
  v.email('not-an-email'),
);

/** Letters of any alphabet, digits, dots, dashes and underscores; no @, so it can never be an e-mail address. */
export const usernameSchema = v.pipe(
  required,
  v.toLowerCase(),
  v.minLength(3, 'user-name'),
  v.maxLength(40, 'user-name'),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, 'user-name'),
);

const identity = { username: usernameSchema, email: emailSchema, password: newPasswordSchema };

/** The registration form; only celebrities have a shop. */
export const registrationSchema = v.variant('kind', [
  v.object({ kind: v.literal('fan'), ...identity, shopName: v.string() }),
  v.object({
    kind: v.literal('celebrity'),
    ...identity,
    shopName: v.pipe(
      v.string('required'),
      v.transform(oneLine),
      v.minLength(1, 'required'),
      v.maxLength(80, 'too-long'),
    ),
  }),
]);
export type Registration = v.InferOutput<typeof registrationSchema>;

export const codeSchema = v.pipe(required, v.regex(/^\d{6}$/, 'six-digits'));

/** The forgotten-password form: a user name or an e-mail address. */
export const forgottenSchema = v.object({
  username: v.pipe(required, v.maxLength(254, 'too-long')),
});

export const resetSchema = v.object({ password: newPasswordSchema });

/** The form behind a reset link, which does not ask for the current password. */
export const followedLinkSchema = v.object({ current: v.string(), password: newPasswordSchema });

/** The user's own password, re-entered before a sensitive action. */
export const ownPasswordSchema = v.object({
  current: v.pipe(v.string('required'), v.minLength(1, 'required'), v.maxLength(200, 'too-long')),
});

export const passwordChangeSchema = v.object({
  ...ownPasswordSchema.entries,
  password: newPasswordSchema,
});
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;

/** A new address for the user's own account, with the password. */
export const addressChangeSchema = v.object({
  ...ownPasswordSchema.entries,
  email: emailSchema,
});
export type AddressChange = v.InferOutput<typeof addressChangeSchema>;

/** The code mailed to the new address and the one mailed to the old address. */
export const addressCodesSchema = v.object({ newCode: codeSchema, oldCode: codeSchema });
export type AddressCodes = v.InferOutput<typeof addressCodesSchema>;
