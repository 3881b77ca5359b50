import * as v from 'valibot';

import { oneLine } from '#domain/text/one-line.ts';

import { actsAs, type Role } from '../role.ts';

/**
 * What proves who someone is beside the password: a passkey, a code of an authenticator app, a recovery code (ADR
 * 0067).
 */

/** How many recovery codes someone gets, each good once. */
export const recoveryCodeCount = 10;

/** How many passkeys one person may have. */
export const maxPasskeys = 10;

/** How long the second step of a sign-in may take. */
export const secondStepMs = 10 * 60_000;

/** For how long the password, once typed, is not asked for again before something that only its owner may do. */
export const confirmedForMs = 10 * 60_000;

/** Those who run the shop need a second factor, unless the operator says otherwise. */
export function isStaff(role: Role): boolean {
  return actsAs({ role }, 'manager');
}

const required = v.pipe(v.string('required'), v.trim(), v.minLength(1, 'required'));

/** Six digits of an authenticator app, which shows them with a gap. */
export const oneTimeCodeSchema = v.pipe(
  required,
  v.transform((typed) => typed.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'six-digits'),
);

/**
 * Ten letters and digits, as they are kept: without what was put between them; the letters that look like digits are
 * those.
 */
export const recoveryCodeSchema = v.pipe(
  required,
  v.maxLength(40, 'recovery-code'),
  v.transform((typed) =>
    typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'),
  ),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, 'recovery-code'),
);

/** What someone calls a passkey, to know it again. */
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
  /** Null for one that no one used yet. */
  readonly lastUsed: string | null;
}

/** What someone has set up, as the person sees it. */
export interface SecondFactors {
  /**
   * Whether the person has to show first that the account's address is theirs: until then nothing is added (ADR 0090).
   */
  readonly awaitsAddress: boolean;
  readonly passkeys: readonly OwnPasskey[];
  /** Since when an authenticator app is set up, a UTC instant; null without one. */
  readonly appSince: string | null;
  readonly recoveryCodesLeft: number;
  /** Whether the person has to keep one at least. */
  readonly isRequired: boolean;
  /** Whether a passkey opens the account by itself here, or is the second step after the password (ADR 0067). */
  readonly passkeySignsIn: boolean;
}

/** What someone has set up, as administrators see it: nothing that identifies a device. */
export interface SetUpFactors {
  readonly passkeys: number;
  readonly app: boolean;
}

/** By what the second step of a sign-in can be made. */
export interface SecondStepWays {
  readonly app: boolean;
  readonly passkey: boolean;
}
