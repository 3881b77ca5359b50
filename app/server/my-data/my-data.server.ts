import { deletionOutlook } from '#app/server/backend/people/deletion-outlook.server.ts';
import { findCorrespondent, usernameOf } from '#app/server/backend/people/accounts.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { timeZoneOf } from '#app/server/people/store/time-zones.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { requireOwnPassword } from '#app/server/sessions/own-password.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import {
  addDeletion,
  cancelDeletion,
  findDeletion,
} from '#app/server/my-data/store/account-deletions.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { addDataExport, newestDataExport } from '#app/server/my-data/store/data-exports.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { MyData } from '#domain/my-data/my-data.ts';
import { mayAskForDeletion, obstacleOf } from '#domain/my-data/account-deletion.ts';
import type { Locale } from '#domain/locale.ts';
import { dataEmitter } from './my-data-jobs.server.ts';
import { deletionAskedMail } from './my-data-mails.server.ts';
import { readOwnData } from './read-own-data.server.ts';

/**
 * Requests an export of all the user's data. While one is being made, does nothing.
 * @throws AppError `too_many_requests`
 */
export async function askForCopy(session: SessionContent, locale: Locale): Promise<MyData> {
  const { user } = session;
  const { database, limits } = await accountsStore();
  const before = await newestDataExport(database, user.id, new Date());
  if (before?.state === 'working') return readOwnData(session);
  const retryAfter = await limits.attempt('dataExportsPerPerson', String(user.id));
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  const request = { personId: user.id, role: user.role, locale };
  // Of two concurrent requests one is stored; the other costs nothing.
  if (!(await addDataExport(database, request, new Date())))
    await limits.giveBack('dataExportsPerPerson', String(user.id));
  dataEmitter.emit();
  return readOwnData(session);
}

/**
 * Schedules the deletion of the account, and mails how to cancel it.
 * @throws AppError `invalid_input` on `current`, `too_many_requests`, `not_allowed` for the only administrator
 */
export async function askForDeletion(
  session: SessionContent,
  current: string,
  pageLocale: Locale,
): Promise<MyData> {
  const { user, token } = session;
  const username = await usernameOf(token);
  await requireOwnPassword(user.id, username, current);
  const outlook = await deletionOutlook(user);
  if (!mayAskForDeletion(outlook)) throw new AppError('not_allowed');
  const account = await findCorrespondent(username);
  if (account?.id !== user.id) throw new AppError('backend_failed');
  const locale = account.locale ?? pageLocale;
  const now = new Date();
  const dueAt = new Date(now.getTime() + env.DELETION_GRACE_DAYS * 86_400_000);
  const { database } = await accountsStore();
  const recipient = { to: account.email, locale, timeZone: await timeZoneOf(database, user.id) };
  const mail = await writeMail(recipient, deletionAskedMail(dueAt), {
    origin: siteOrigin(),
    name: await siteName(),
  });
  const queue = await outgoingMail();
  const request = { personId: user.id, role: user.role, locale, email: account.email };
  await database.transaction(async (own) => {
    const isNew = await addDeletion(
      own,
      { ...request, waitsFor: obstacleOf(outlook) },
      { now, graceDays: env.DELETION_GRACE_DAYS },
    );
    if (isNew) await queue.put(mail, own);
  });
  return readOwnData(session);
}

/** Cancels the deletion of the account. @throws AppError `not_allowed` when it is too late */
export async function keepAccount(session: SessionContent): Promise<MyData> {
  const { database } = await accountsStore();
  const isKept = await cancelDeletion(database, session.user.id);
  if (!isKept && (await findDeletion(database, session.user.id))) throw new AppError('not_allowed');
  return readOwnData(session);
}
