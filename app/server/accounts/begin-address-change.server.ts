import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { randomBytes } from 'node:crypto';
import { findCorrespondent, usernameOf } from '#app/server/backend/people/accounts.server.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import { requireOwnPassword } from '#app/server/sessions/own-password.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import {
  addAddressChange,
  wantedAddress,
} from '#app/server/accounts/store/address-changes.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { makeCode } from '#app/server/accounts/store/registrations.server.ts';
import type { AddressChange } from '#domain/account/account.ts';
import type { OwnAddress } from '#domain/account/own-address.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { addressInUseMail, newAddressMail } from './address-mails.server.ts';
import { oldAddressMail } from './old-address-mail.server.ts';
import { ownerOf, demand } from './address.server.ts';

/** The user's own email address. */
export async function ownAddress(session: SessionContent): Promise<OwnAddress> {
  const { database } = await accountsStore();
  const wanted = await wantedAddress(database, session.user.id, new Date());
  return { email: (await ownerOf(session)).email, wanted };
}

/**
 * Checks the password, then mails one code to the new address and one to the old. The response is the same if the new
 * address has an account: only its owner is told.
 * @throws AppError `invalid_input` on `current` or `email`, `too_many_requests`
 */
export async function beginAddressChange(
  session: SessionContent,
  { email, current }: AddressChange,
  pageLocale: Locale,
): Promise<OwnAddress> {
  const { user, token } = session;
  const owner = await ownerOf(session);
  if (owner.email.toLowerCase() === email) {
    throw new AppError('invalid_input', { fields: { email: 'same-address' } });
  }
  await requireOwnPassword(user.id, await usernameOf(token), current);
  await demand([
    ['addressPerAccountHour', String(user.id)],
    ['addressPerAccountDay', String(user.id)],
    ['codePerEmailHour', email],
    ['codePerEmailDay', email],
    ['codePerAddress', peerAddress()],
  ]);
  const { database } = await accountsStore();
  const isTaken = (await findCorrespondent(email)) !== null;
  const locale = owner.locale ?? pageLocale;
  const [newCode, oldCode] = [makeCode(), makeCode()];
  // Without a name: the mailbox may be a stranger’s, and the name was typed by the requester.
  const toNew = await (isTaken
    ? addressInUseMail({ to: email, locale })
    : newAddressMail({ to: email, locale }, newCode));
  const toOld = await oldAddressMail(recipientOf(owner, pageLocale), oldCode);
  const mail = await outgoingMail();
  await database.transaction(async (transaction) => {
    await addAddressChange(
      transaction,
      // If the address has an account, no code is valid.
      {
        ...{ accountId: user.id, email, oldCode },
        newCode: isTaken ? randomBytes(32).toString('base64url') : newCode,
      },
      { key: purposeKey('address'), now: new Date() },
    );
    await mail.put(toNew, transaction);
    await mail.put(toOld, transaction);
  });
  return { email: owner.email, wanted: email };
}
