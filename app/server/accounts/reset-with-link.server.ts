import type { Correspondent } from '#app/server/backend/people/create-account.server.ts';
import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { namesOf, setPassword } from '#app/server/backend/people/accounts.server.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { endSessionsOf } from '#app/server/sessions/end-sessions-of.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { endResets, releaseReset } from '#app/server/accounts/store/password-resets.server.ts';
import { useReset } from '#app/server/accounts/store/use-reset.server.ts';
import { noteVerified } from '#app/server/accounts/store/verified-addresses.server.ts';
import { AppError } from '#domain/app-error.ts';
import { type Locale } from '#domain/locale.ts';
import { passwordChangedMail } from './account-mails.server.ts';
import { requireUncommon } from './new-password.server.ts';

export async function tellOwner(owner: Correspondent, pageLocale: Locale): Promise<void> {
  const { database } = await accountsStore();
  await endResets(database, owner.id);
  await endSessionsOf(owner.id);
  await (await outgoingMail()).put(await passwordChangedMail(recipientOf(owner, pageLocale)));
}

/** Sets a new password with a link, once. Every session ends. @throws AppError `link_expired` */
export async function resetWithLink(
  token: string,
  password: string,
  pageLocale: Locale,
): Promise<void> {
  await requireUncommon(password);
  const { database, limits } = await accountsStore();
  const retryAfter = await limits.attempt('linkPerAddress', peerAddress());
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  const accountId = await useReset(database, token, new Date());
  if (accountId === null) throw new AppError('link_expired');
  try {
    await requireUncommon(password, await namesOf(accountId));
    const owner = await setPassword(accountId, password);
    // The link was received at that address, so it is verified.
    await noteVerified(database, { personId: accountId, email: owner.email }, new Date());
    await tellOwner(owner, pageLocale);
  } catch (error) {
    await releaseReset(database, token);
    throw error;
  }
}
