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
 * Whether someone has to show first that the account's address is theirs. Anyone who registers with the address of
 * another person could otherwise leave a passkey or an app behind that goes on opening the account, or shuts it, after
 * its owner has set another password (ADR 0090). Staff was given its role by a person who knows them.
 */
async function awaitsAddress({ id, role }: SessionContent['user']): Promise<boolean> {
  return !isStaff(role) && !(await hasProvedAddress(await readAccountAddress(id), new Date()));
}

/** @throws AppError `address_unverified` */
export async function requireAddress(user: SessionContent['user']): Promise<void> {
  if (await awaitsAddress(user)) throw new AppError('address_unverified');
}

/** What someone has set up. */
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

/** What is done already is not undone by a mail that cannot be promised. */
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
 * What follows when a factor was added: this session has shown it, and where it is the first one, the others, which
 * began without, end, and recovery codes are made.
 * @returns the codes, which are shown once; null where there were some
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

/** @throws AppError `not_allowed` when there are as many as one person may have */
async function demandRoom(userId: number): Promise<void> {
  if ((await countPasskeys(await ownTables(), userId)) >= maxPasskeys) {
    throw new AppError('not_allowed');
  }
}

/**
 * What the browser needs to make a passkey.
 * @throws AppError `address_unverified`, `not_allowed`, `too_many_requests`
 */
export async function beginPasskeyFor({ user }: SessionContent) {
  await requireAddress(user);
  await demandRoom(user.id);
  return askForNewPasskey(user.id, { label: user.name, siteName: await siteName() });
}

/**
 * Keeps a passkey that was just made.
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

/** Gives a passkey another name. @throws AppError `not_found` for one that is not the person's */
export async function renamePasskeyFor(
  { user }: SessionContent,
  { id, name }: { id: string; name: string },
): Promise<void> {
  if (!(await renamePasskey(await ownTables(), user.id, { id, name }))) {
    throw new AppError('not_found');
  }
}

/**
 * Makes new recovery codes in the place of the old ones.
 * @throws AppError `not_allowed` for who has nothing to recover
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

/** Shows once more who is there, by the password. @throws AppError `invalid_input` on `current`, `too_many_requests` */
export async function confirmByPassword(session: SessionContent, current: string): Promise<void> {
  await requirePasswordOf(session, current);
  await noteOwnProof({ confirmedAt: new Date() });
}

/** The same by a passkey. @throws AppError `wrong_credentials` */
export async function confirmByPasskey(
  { user }: SessionContent,
  response: AuthenticationResponseJSON,
): Promise<void> {
  await ownerOfPasskey('confirm', user.id, response);
  const now = new Date();
  await noteOwnProof({ confirmedAt: now, secondFactorAt: now });
}
