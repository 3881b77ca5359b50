import * as v from 'valibot';

import { oneLine } from '#domain/text/one-line.ts';

import { actsAs, type Role } from '../role.ts';

/**
 * What proves a user's identity besides the password: a passkey, an authenticator app code or a recovery code (ADR
 * 0067).
 */

/** How many recovery codes a user gets; each works once. */
export const recoveryCodeCount = 10;

/** How many passkeys one person may have. */
export const maxPasskeys = 10;

/** How long the second step of a sign-in may take. */
export const secondStepMs = 10 * 60_000;

/** How long after the password was entered it is not requested again before a sensitive action. */
export const confirmedForMs = 10 * 60_000;

/** Staff need a second factor, unless the operator configures otherwise. */
export function isStaff(role: Role): boolean {
  return actsAs({ role }, 'manager');
}

const required = v.pipe(v.string('required'), v.trim(), v.minLength(1, 'required'));

/** Six digits from an authenticator app, which displays them with a gap. */
export const oneTimeCodeSchema = v.pipe(
  required,
  v.transform((typed) => typed.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'six-digits'),
);

/**
 * Ten letters and digits, in the form they are stored in: without separators, and with letters that look like digits
 * read as those digits.
 */
export const recoveryCodeSchema = v.pipe(
  required,
  v.maxLength(40, 'recovery-code'),
  v.transform((typed) =>
    typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'),
  ),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, 'recovery-code'),
);

/** A label that helps the user recognise a passkey. */
export const passkeyNameSchema = v.pipe(
  v.string(),
  v.transform(oneLine),
  required,
  v.maxLength(60, 'too-long'),
);

/** A passkey as its owner sees it. Times are UTC instants. */
export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  /** Null if it was never used. */
  readonly lastUsed: string | null;
}

/** What a user has set up, as shown to that user. */
export interface SecondFactors {
  /** Whether the user must first verify the account's e-mail address: until then nothing can be added (ADR 0090). */
  readonly awaitsAddress: boolean;
  readonly passkeys: readonly OwnPasskey[];
  /** When the authenticator app was set up, a UTC instant; null without one. */
  readonly appSince: string | null;
  readonly recoveryCodesLeft: number;
  /** Whether the user must keep at least one. */
  readonly isRequired: boolean;
  /** Whether a passkey signs the user in by itself here, or is the second step after the password (ADR 0067). */
  readonly passkeySignsIn: boolean;
}

/** What a user has set up, as shown to administrators: nothing that identifies a device. */
export interface SetUpFactors {
  readonly passkeys: number;
  readonly app: boolean;
}

/** Ways to complete the second step of a sign-in. */
export interface SecondStepWays {
  readonly app: boolean;
  readonly passkey: boolean;
}
