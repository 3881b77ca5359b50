import { staffNeedSecondFactor } from '#app/platform/settings/env.server.ts';
import {
  base32,
  makeOneTimeSecret,
  stepOfCode,
} from '#app/platform/secret/one-time-code.server.ts';
import { otpauthAddress } from '#app/platform/secret/otpauth-address.server.ts';
import { sealBytes, unsealBytes } from '#app/platform/secret/sealed-bytes.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { requireFirstCode } from '#app/server/sessions/second-factor/codes.server.ts';
import { secondStepWaysOf } from '#app/server/sessions/second-factor/needs-second-factor.server.ts';
import {
  beginApp,
  findAppIn,
  findPendingApp,
  removeApp,
} from '#app/server/accounts/store/authenticator-apps.server.ts';
import { confirmApp } from '#app/server/accounts/store/confirm-app.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { countPasskeys, removePasskey } from '#app/server/accounts/store/passkeys.server.ts';
import { removeRecoveryCodes } from '#app/server/accounts/store/recovery-codes.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { isStaff } from '#domain/account/sign-in/second-factor.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { requireAddress, tell, factorAdded } from './second-factors.server.ts';

/** How long setting up an app may take. */
const setUpMs = 30 * 60_000;

/**
 * Removes a second factor; users who need one keep the last. The recovery codes go with the last factor.
 * @throws AppError `not_allowed`
 */
async function takeAway<TGone>(
  { user }: SessionContent,
  remove: (transaction: Pick<Database, 'delete' | 'select'>) => Promise<TGone>,
): Promise<TGone> {
  const database = await ownTables();
  return database.transaction(async (transaction) => {
    const gone = await remove(transaction);
    const hasApp = (await findAppIn(transaction, user.id)) !== null;
    if (hasApp || (await countPasskeys(transaction, user.id)) > 0) return gone;
    if (staffNeedSecondFactor && isStaff(user.role)) throw new AppError('not_allowed');
    await removeRecoveryCodes(transaction, user.id);
    return gone;
  });
}

/**
 * Removes one of the user's passkeys; nothing happens to another user's.
 * @throws AppError `not_allowed` for the last factor of staff
 */
export async function removePasskeyFor(
  session: SessionContent,
  id: string,
  pageLocale: Locale,
): Promise<void> {
  const name = await takeAway(session, (transaction) =>
    removePasskey(transaction, session.user.id, id),
  );
  if (name !== null) await tell(session.user.id, { kind: 'passkey-removed', name }, pageLocale);
}

/**
 * Begins setting up an app.
 * @returns the secret to type, and the URL for the QR code
 * @throws AppError `address_unverified`
 */
export async function beginAppFor({
  user,
}: SessionContent): Promise<{ secret: string; address: string }> {
  await requireAddress(user);
  const secret = makeOneTimeSecret();
  const sealed = await sealBytes(secret, 'authenticator-app');
  await beginApp(user.id, sealed, new Date(Date.now() + setUpMs));
  return {
    secret: base32(secret),
    address: otpauthAddress(secret, await siteName(), user.name),
  };
}

/**
 * Completes the setup with the first code that the app shows.
 * @returns recovery codes with the first factor, else null
 * @throws AppError `code_expired` when it took too long, `invalid_input` on `code`, `too_many_requests`
 */
export async function confirmAppFor(
  { user }: SessionContent,
  code: string,
  pageLocale: Locale,
  now: Date = new Date(),
): Promise<string[] | null> {
  const pendingSealed = await findPendingApp(user.id, now);
  if (pendingSealed === null) throw new AppError('code_expired');
  const step = stepOfCode(await unsealBytes(pendingSealed, 'authenticator-app'), code, now);
  await requireFirstCode(user.id, step !== null);
  const { app, passkey } = await secondStepWaysOf(user.id);
  const database = await ownTables();
  if (step === null || !(await confirmApp(database, user.id, { pendingSealed, step }, now))) {
    throw new AppError('code_expired');
  }
  const codes = await factorAdded(user, !app && !passkey);
  await tell(user.id, { kind: 'app-added' }, pageLocale);
  return codes;
}

/** Turns the app off. @throws AppError `not_allowed` if it is the last factor of staff */
export async function removeAppFor(session: SessionContent, pageLocale: Locale): Promise<void> {
  const wasThere = await takeAway(session, (transaction) =>
    removeApp(transaction, session.user.id),
  );
  if (wasThere) await tell(session.user.id, { kind: 'app-removed' }, pageLocale);
}
