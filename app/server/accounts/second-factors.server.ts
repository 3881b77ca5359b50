import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { readAccountAddress } from '#app/server/backend/people/create-account.server.ts';
import { passkeySignsIn } from '#app/server/backend/people/passkey-token.server.ts';
import { staffNeedSecondFactor } from '#app/platform/settings/env.server.ts';
import { endOtherSessions } from '#app/server/sessions/own-devices.server.ts';
import { requirePasswordOf } from '#app/server/sessions/own-password.server.ts';
import { hasProvedAddress } from '#app/server/sessions/proved-address.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { askForNewPasskey } from '#app/server/sessions/second-factor/passkey-checks.server.ts';
import {
  newPasskeyOf,
  ownerOfPasskey,
} from '#app/server/sessions/second-factor/owner-of-passkey.server.ts';
import { secondStepWaysOf } from '#app/server/sessions/second-factor/needs-second-factor.server.ts';
import { noteOwnProof } from '#app/server/sessions/read-session.server.ts';
import { findApp } from '#app/server/accounts/store/authenticator-apps.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import {
  addPasskey,
  countPasskeys,
  passkeysOf,
} from '#app/server/accounts/store/passkeys.server.ts';
import { renamePasskey } from '#app/server/accounts/store/rename-passkey.server.ts';
import { countRecoveryCodes } from '#app/server/accounts/store/recovery-codes.server.ts';
import { renewRecoveryCodes } from '#app/server/accounts/store/renew-recovery-codes.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { isStaff, maxPasskeys, type SecondFactors } from '#domain/account/sign-in/second-factor.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';

import { factorMail, type FactorChange } from './security-mails.server.ts';

/**
 * Whether a user has to verify the account's address first. Otherwise, a user who registers with another person's
 * address could leave behind a passkey or an app that still opens the account, or locks it, after the address's owner
 * has reset the password (ADR 0090). Staff get their role from a person who knows them.
 */
async function awaitsAddress({ id, role }: SessionContent['user']): Promise<boolean> {
  return !isStaff(role) && !(await hasProvedAddress(await readAccountAddress(id), new Date()));
}

/** @throws AppError `address_unverified` */
export async function requireAddress(user: SessionContent['user']): Promise<void> {
  if (await awaitsAddress(user)) throw new AppError('address_unverified');
}

/** The second factors that a user has set up. */
export async function secondFactorsOf({ user }: SessionContent): Promise<SecondFactors> {
  const [passkeys, app, recoveryCodesLeft, isAddressAwaited] = await Promise.all([
    passkeysOf(user.id),
    findApp(user.id),
    countRecoveryCodes(user.id),
    awaitsAddress(user),
  ]);
  return {
    awaitsAddress: isAddressAwaited,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      since: createdAt.toISOString(),
      lastUsed: lastUsedAt?.toISOString() ?? null,
    })),
    appSince: app?.confirmedAt.toISOString() ?? null,
    recoveryCodesLeft,
    isRequired: staffNeedSecondFactor && isStaff(user.role),
    passkeySignsIn,
  };
}

/** Failing to queue the mail does not undo what was done. */
export async function tell(
  userId: number,
  change: FactorChange,
  pageLocale: Locale,
): Promise<void> {
  try {
    const owner = await readCorrespondent(userId);
    if (!owner) return;
    const recipient = recipientOf(owner, pageLocale);
    await (await outgoingMail()).put(await factorMail(recipient, change));
  } catch (error) {
    console.error(error);
  }
}

/**
 * After a factor was added: this session counts as having provided it. If it is the first one, the user's other
 * sessions, which began without, end, and recovery codes are created.
 * @returns the codes, which are shown once; null if some existed
 */
export async function factorAdded(
  user: { id: number },
  isFirst: boolean,
): Promise<string[] | null> {
  await noteOwnProof({ secondFactorAt: new Date() });
  if (!isFirst) return null;
  await endOtherSessions(user);
  return renewRecoveryCodes(await ownTables(), user.id);
}

/** @throws AppError `not_allowed` when the user has the maximum number */
async function demandRoom(userId: number): Promise<void> {
  if ((await countPasskeys(await ownTables(), userId)) >= maxPasskeys) {
    throw new AppError('not_allowed');
  }
}

/**
 * What the browser needs to create a passkey.
 * @throws AppError `address_unverified`, `not_allowed`, `too_many_requests`
 */
export async function beginPasskeyFor({ user }: SessionContent) {
  await requireAddress(user);
  await demandRoom(user.id);
  return askForNewPasskey(user.id, { label: user.name, siteName: await siteName() });
}

/**
 * Stores a newly created passkey.
 * @returns recovery codes with the first factor, else null
 * @throws AppError `wrong_credentials`, `not_allowed`
 */
export async function addPasskeyFor(
  { user }: SessionContent,
  { name, response }: { name: string; response: RegistrationResponseJSON },
  pageLocale: Locale,
): Promise<string[] | null> {
  await demandRoom(user.id);
  const made = await newPasskeyOf(user.id, response);
  const { app, passkey } = await secondStepWaysOf(user.id);
  const row = { ...made, userId: user.id, name, createdAt: new Date() };
  if (!(await addPasskey(await ownTables(), row))) throw new AppError('wrong_credentials');
  const codes = await factorAdded(user, !app && !passkey);
  await tell(user.id, { kind: 'passkey-added', name }, pageLocale);
  return codes;
}

/** Renames a passkey. @throws AppError `not_found` for one of another user */
export async function renamePasskeyFor(
  { user }: SessionContent,
  { id, name }: { id: string; name: string },
): Promise<void> {
  if (!(await renamePasskey(await ownTables(), user.id, { id, name }))) {
    throw new AppError('not_found');
  }
}

/**
 * Replaces the recovery codes with new ones.
 * @throws AppError `not_allowed` for users without a second factor
 */
export async function renewCodesFor(
  { user }: SessionContent,
  pageLocale: Locale,
): Promise<string[]> {
  const { app, passkey } = await secondStepWaysOf(user.id);
  if (!app && !passkey) throw new AppError('not_allowed');
  const database = await ownTables();
  const codes = await database.transaction((transaction) =>
    renewRecoveryCodes(transaction, user.id),
  );
  await tell(user.id, { kind: 'codes-renewed' }, pageLocale);
  return codes;
}

/** Confirms the user's identity by password. @throws AppError `invalid_input` on `current`, `too_many_requests` */
export async function confirmByPassword(session: SessionContent, current: string): Promise<void> {
  await requirePasswordOf(session, current);
  await noteOwnProof({ confirmedAt: new Date() });
}

/** Confirms the user's identity by passkey. @throws AppError `wrong_credentials` */
export async function confirmByPasskey(
  { user }: SessionContent,
  response: AuthenticationResponseJSON,
): Promise<void> {
  await ownerOfPasskey('confirm', user.id, response);
  const now = new Date();
  await noteOwnProof({ confirmedAt: now, secondFactorAt: now });
}
