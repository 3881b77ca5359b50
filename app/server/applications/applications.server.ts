import { readAccountAddress } from '#app/server/backend/people/create-account.server.ts';
import { readStanding } from '#app/server/backend/people/approval.server.ts';
import { type MailedSite, recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import {
  approveApplication,
  countWaitingApplications,
  type ApplicationRow,
} from '#app/server/applications/store/applications.server.ts';
import { declineApplication } from '#app/server/applications/store/decline-application.server.ts';
import { findApplication } from './store/send-application.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { type Decline } from '#domain/application/decline.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

import { declinedMail } from './application-mails.server.ts';
import { openApproved } from './open-stores.server.ts';
import { hashOfApplication } from './own-application.server.ts';

/** @throws AppError `not_allowed` for all who do not run the shop */
export function requireManager(user: Actor): void {
  if (!actsAs(user, 'manager')) throw new AppError('not_allowed');
}

/** How many applications wait for the team, up to a limit. @throws AppError `not_allowed` */
export async function countApplications(user: Actor): Promise<number> {
  requireManager(user);
  return countWaitingApplications(await ownTables());
}

/** What someone decides on, as it was shown. */
export interface SeenByTeam {
  readonly accountId: number;
  readonly seen: string;
}

/** An application that is still what was shown. @throws AppError `application_moved_on` */
async function stillAsSeen({ accountId, seen }: SeenByTeam, locale: Locale) {
  const [, version = '', hash = ''] = /^(\d{1,9})\.([\w-]+)$/.exec(seen) ?? [];
  const row = await findApplication(await ownTables(), accountId);
  if (row?.state !== 'sent' || String(row.version) !== version)
    throw new AppError('application_moved_on');
  const { store } = await readStanding(accountId, locale);
  if (hashOfApplication(store, row) !== hash) throw new AppError('application_moved_on');
  return { row, store, hash };
}

function localeOf(row: ApplicationRow, known: Locale | null): Locale {
  return known ?? (isLocale(row.locale) ? row.locale : defaultLocale);
}

/**
 * Approves an application: decided once, with a line in the log; then its store is opened and its applicant told.
 * @throws AppError `not_allowed`, `application_moved_on`
 */
export async function approve(
  manager: User,
  wanted: SeenByTeam,
  { locale, site }: { readonly locale: Locale; readonly site: MailedSite },
): Promise<void> {
  requireManager(manager);
  const { row, store } = await stillAsSeen(wanted, locale);
  const now = new Date();
  const database = await ownTables();
  await database.transaction(async (own) => {
    if (!(await approveApplication(own, row, { by: manager.id, now })))
      throw new AppError('application_moved_on');
    const value = { deed: 'approved', person: store.name };
    await noteChangeIn(own, {
      ...{ name: `application:${row.accountId}`, value, actor: manager, now },
    });
  });
  await openApproved({ database, queue: await outgoingMail(), site: () => Promise.resolve(site) });
  tellStale('applications', [row.accountId]);
}

/**
 * Declines an application, with the mail that says why; the same is not sent again without a change.
 * @throws AppError `not_allowed`, `application_moved_on`
 */
export async function decline(
  manager: User,
  { reason, words, ...wanted }: SeenByTeam & Decline,
  { locale, site }: { readonly locale: Locale; readonly site: MailedSite },
): Promise<void> {
  requireManager(manager);
  const { row, store, hash } = await stillAsSeen(wanted, locale);
  const now = new Date();
  const address = await readAccountAddress(row.accountId);
  const recipient = { ...recipientOf(address), locale: localeOf(row, address.locale) };
  const mail = await writeMail(recipient, declinedMail({ reason, words }), site);
  const queue = await outgoingMail();
  const database = await ownTables();
  await database.transaction(async (own) => {
    const decided = { by: manager.id, now, hash, reason, words };
    if (!(await declineApplication(own, row, decided))) throw new AppError('application_moved_on');
    const value = { deed: 'declined', person: store.name, reason, words };
    await noteChangeIn(own, {
      ...{ name: `application:${row.accountId}`, value, actor: manager, now },
    });
    await queue.put(mail, own);
  });
  tellStale('applications', [row.accountId]);
}
