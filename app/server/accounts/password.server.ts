import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import {
  findCorrespondent,
  namesOf,
  readCorrespondent,
  setPassword,
  usernameOf,
} from '#app/server/backend/people/accounts.server.ts';
import { signInWithPassword } from '#app/server/backend/people/sign-in.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { requireOwnPassword } from '#app/server/sessions/own-password.server.ts';
import { beginSession } from '#app/server/sessions/begin-session.server.ts';
import { hasShownSecondFactor } from '#app/server/sessions/read-session.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import {
  addReset,
  endResets,
  makeResetToken,
} from '#app/server/accounts/store/password-resets.server.ts';
import type { PasswordChange } from '#domain/account/account.ts';
import { type Locale } from '#domain/locale.ts';

import { passwordChangedMail, resetMail } from './account-mails.server.ts';
import { requireUncommon } from './new-password.server.ts';
import { tellOwner } from './reset-with-link.server.ts';

/**
 * Mails a link to the user with this name or address. Neither the response nor the work it takes reveals whether there
 * is such an account, or whether the limit was exceeded.
 */
export async function mailResetLink(nameOrEmail: string, pageLocale: Locale): Promise<void> {
  const { database, limits } = await accountsStore();
  const mayAsk = await limits.take('resetPerAddress', peerAddress());
  // Over the limit there is no look-up; being over it reveals nothing about the account.
  const account = mayAsk ? await findCorrespondent(nameOrEmail) : null;
  const key = account ? `account ${account.id}` : `name ${nameOrEmail.trim().toLowerCase()}`;
  const maySend = (await limits.take('resetPerName', key)) && mayAsk;
  const token = makeResetToken();
  const recipient = account ? recipientOf(account, pageLocale) : { to: '', locale: pageLocale };
  const words = await resetMail(recipient, token);
  const mail = await outgoingMail();
  await database.transaction(async (transaction) => {
    const accountId = account && maySend ? account.id : null;
    await addReset(transaction, { token, accountId }, new Date());
    await (accountId === null ? mail.putNothing(transaction) : mail.put(words, transaction));
  });
}

/**
 * Changes the password of a signed-in user; every other session ends, this browser gets a new one.
 * @throws AppError `invalid_input` on `current` or `password`, `too_many_requests`
 */
export async function changeOwnPassword(
  { token, user }: { token: string; user: { id: number } },
  { current, password }: PasswordChange,
  pageLocale: Locale,
): Promise<void> {
  const username = await usernameOf(token);
  await requireUncommon(password, await namesOf(user.id));
  await requireOwnPassword(user.id, username, current);
  const owner = await setPassword(user.id, password);
  const secondFactor = await hasShownSecondFactor();
  await tellOwner(owner, pageLocale);
  await beginSession(await signInWithPassword(username, password), { secondFactor });
}

/**
 * Tells the owner of an account that another program set the password: the user's own, or an administrative one. Links
 * mailed before are invalidated. Failing to queue the mail does not undo what was done.
 */
export async function tellOfPasswordSetElsewhere(personId: number): Promise<void> {
  try {
    const { database } = await accountsStore();
    await endResets(database, personId);
    const owner = await readCorrespondent(personId);
    if (!owner) return;
    const recipient = recipientOf(owner);
    const origin = new URL(env.APP_ORIGIN ?? `http://localhost:${env.PORT}`).origin;
    await (await outgoingMail()).put(await passwordChangedMail(recipient, origin));
  } catch (error) {
    console.error(error);
  }
}
