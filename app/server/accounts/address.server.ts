import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { type Correspondent } from '#app/server/backend/people/create-account.server.ts';
import { changeEmail } from '#app/server/backend/people/change-email.server.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import { endSessionsOf } from '#app/server/sessions/end-sessions-of.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { beginSession } from '#app/server/sessions/begin-session.server.ts';
import { hasShownSecondFactor } from '#app/server/sessions/read-session.server.ts';
import type { AccountLimit } from '#app/server/limits/limit-table.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import {
  endAddressChange,
  releaseAddressCodes,
} from '#app/server/accounts/store/address-changes.server.ts';
import { tryAddressCodes } from './store/try-address-codes.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { noteVerified } from '#app/server/accounts/store/verified-addresses.server.ts';
import { endResets } from '#app/server/accounts/store/password-resets.server.ts';
import type { AddressCodes } from '#domain/account/account.ts';
import type { OwnAddress } from '#domain/account/own-address.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';

import { addressChangedMail } from './address-mails.server.ts';

export async function ownerOf({ user }: SessionContent): Promise<Correspondent> {
  const owner = await readCorrespondent(user.id);
  if (!owner) throw new AppError('backend_failed');
  return owner;
}

export async function demand(limits: readonly (readonly [AccountLimit, string])[]): Promise<void> {
  const { limits: counters } = await accountsStore();
  for (const [limit, key] of limits) {
    const retryAfter = await counters.attempt(limit, key);
    if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  }
}

/**
 * Changes the user's own address once both codes are right. Every other session ends; this browser gets a new one.
 * @throws AppError `invalid_input` on the code that is wrong, `code_expired`, `too_many_requests`
 */
export async function confirmAddressChange(
  session: SessionContent,
  codes: AddressCodes,
  pageLocale: Locale,
): Promise<OwnAddress> {
  const { user } = session;
  await demand([['codeTryPerAddress', peerAddress()]]);
  const { database } = await accountsStore();
  const owner = await ownerOf(session);
  const tried = await tryAddressCodes(
    database,
    { ...codes, accountId: user.id },
    { key: purposeKey('address'), now: new Date() },
  );
  if (tried.result === 'wrong') throw new AppError('invalid_input', { fields: tried.fields });
  if (tried.result === 'dead') throw new AppError('code_expired');
  const { email } = tried;
  const next = await changeEmail(session, email).catch(async (error: unknown) => {
    await releaseAddressCodes(database, user.id);
    throw error;
  });
  await endAddressChange(database, user.id);
  await endResets(database, user.id);
  const secondFactor = await hasShownSecondFactor();
  await endSessionsOf(user.id);
  const recipient = recipientOf(owner, pageLocale);
  const mail = await outgoingMail();
  for (const to of [owner.email, email]) {
    await mail.put(await addressChangedMail({ ...recipient, to }, email));
  }
  // Its code was entered, so the address is verified.
  await noteVerified(database, { personId: user.id, email }, new Date());
  await beginSession({ user, ...next }, { secondFactor });
  return { email, wanted: null };
}

/** Discards the requested address; its codes become invalid. */
export async function dropAddressChange(session: SessionContent): Promise<OwnAddress> {
  const { database } = await accountsStore();
  await endAddressChange(database, session.user.id);
  return { email: (await ownerOf(session)).email, wanted: null };
}
