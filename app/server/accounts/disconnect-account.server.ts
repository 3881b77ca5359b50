import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { findCorrespondent, usernameOf } from '#app/server/backend/people/accounts.server.ts';
import { disconnectIssuer } from '#app/server/backend/people/connect-identity.server.ts';
import { requireOwnPassword } from '#app/server/sessions/own-password.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import type { Locale } from '#domain/locale.ts';
import { disconnectedMail } from './account-mails.server.ts';
import { type ConnectedAccount, connectedAccounts } from './connected-accounts.server.ts';

/**
 * Disconnects a provider from the account, and tells the owner. The password is required: users without one would be
 * locked out.
 * @returns the providers that are left
 * @throws AppError `invalid_input` on `current`, `too_many_requests`
 */
export async function disconnectAccount(
  { token, user }: { token: string; user: { id: number } },
  { issuer, current }: { issuer: string; current: string },
  pageLocale: Locale,
): Promise<ConnectedAccount[]> {
  const username = await usernameOf(token);
  await requireOwnPassword(user.id, username, current);
  const before = await connectedAccounts(user.id);
  await disconnectIssuer(user.id, issuer);
  const gone = before.find((account) => account.issuer === issuer);
  const owner = gone && (await findCorrespondent(username));
  if (gone && owner?.id === user.id) {
    const recipient = recipientOf(owner, pageLocale);
    await (await outgoingMail()).put(await disconnectedMail(recipient, gone.name));
  }
  return before.filter((account) => account.issuer !== issuer);
}
