import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { findCorrespondent, usernameOf } from '#app/server/backend/people/accounts.server.ts';
import {
  connectedIssuers,
  disconnectIssuer,
} from '#app/server/backend/people/connect-identity.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { requireOwnPassword } from '#app/server/sessions/own-password.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import type { Locale } from '#domain/locale.ts';

import { disconnectedMail } from './account-mails.server.ts';

/** A provider that opens someone's account. */
export interface ConnectedAccount {
  readonly issuer: string;
  readonly name: string;
  /** A UTC instant. */
  readonly since: string;
}

/** The operator's name for a provider; one that is no longer set is known by its host. */
function nameOfIssuer(issuer: string): string {
  const set = env.OIDC.find((provider) => provider.issuer === issuer);
  return set?.name ?? URL.parse(issuer)?.host ?? issuer;
}

/** The providers that open someone's account. */
export async function connectedAccounts(userId: number): Promise<ConnectedAccount[]> {
  const issuers = await connectedIssuers(userId);
  return issuers.map(({ issuer, since }) => ({ issuer, name: nameOfIssuer(issuer), since }));
}

/**
 * Takes a provider its key to the account away, and tells the owner. The password is asked for: who has none would be
 * shut out.
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
