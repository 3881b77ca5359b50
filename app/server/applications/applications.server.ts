import { readAccountAddress } from '#app/server/backend/people/accounts.server.ts';
import { listedNames, readStanding } from '#app/server/backend/people/approval.server.ts';
import { catalogue } from '#app/server/backend/catalog/catalog.server.ts';
import { writeMail, type MailedSite } from '#app/platform/mail/mail-writer.server.ts';
import {
  approveApplication,
  countWaitingApplications,
  declineApplication,
  findApplication,
  waitingApplications,
  type ApplicationRow,
} from '#app/server/applications/store/applications.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { isVerified } from '#app/server/accounts/store/verified-addresses.server.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { type Decline } from '#domain/application/decline.ts';
import {
  applicationsPerPage,
  type SimilarCelebrity,
  type WaitingApplication,
} from '#domain/application/waiting-application.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import { nameLikeness } from '#domain/text/similar-name.ts';
import { comparableName } from '#domain/text/comparable-name.ts';

import { declinedMail } from './application-mails.server.ts';
import { openApproved } from './open-stores.server.ts';
import { hashOfApplication } from './own-application.server.ts';

/** As many similar ones are shown beside a name. */
const mostSimilar = 5;

/** @throws AppError `not_allowed` for all who do not run the shop */
function requireManager(user: Actor): void {
  if (!actsAs(user, 'manager')) throw new AppError('not_allowed');
}

/** Listed names that could be taken for one of these, by their places; all names are read once for all of them. */
async function similarTo(names: readonly string[]) {
  const wanted = names.map((name) => ({ name: comparableName(name), found: [] as number[] }));
  if (wanted.length === 0) return [];
  for await (const rows of listedNames()) {
    for (const { id, name } of rows) {
      const listed = comparableName(name);
      for (const one of wanted) {
        if (one.found.length < mostSimilar && nameLikeness(listed, one.name)) one.found.push(id);
      }
    }
  }
  return wanted.map(({ found }) => found);
}

/** A listed celebrity as the desk compares one; null where the page is gone by now. */
async function similarOne(id: number, locale: Locale): Promise<SimilarCelebrity | null> {
  try {
    const { shopName, portrait } = await catalogue.celebrity(id, locale);
    return { id, name: shopName, picture: portrait };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** What a decision names: the version of the row, and what was in it. */
function seenOf({ version }: ApplicationRow, hash: string): string {
  return `${version}.${hash}`;
}

/** An account may be gone, and its application not yet. */
async function withStore(row: ApplicationRow, locale: Locale) {
  try {
    const { store } = await readStanding(row.accountId, locale);
    return [{ row, store }];
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

/** A page of the team's queue, those who have waited longest first. @throws AppError `not_allowed` */
export async function listApplications(
  user: Actor,
  page: number,
  locale: Locale,
): Promise<Paged<WaitingApplication>> {
  requireManager(user);
  const database = await ownTables();
  const perPage = applicationsPerPage;
  const [found, total] = await Promise.all([
    waitingApplications(database, { page, perPage }),
    countWaitingApplications(database),
  ]);
  const stores = await Promise.all(found.slice(0, perPage).map((row) => withStore(row, locale)));
  const shown = stores.flat();
  const similar = await similarTo(shown.map(({ store }) => store.name));
  const rows = shown.map(async ({ row, store }, place): Promise<WaitingApplication> => {
    const { accountId, links, message, declinedTimes } = row;
    const address = await readAccountAddress(accountId);
    const { email } = address;
    const alike = await Promise.all((similar[place] ?? []).map((id) => similarOne(id, locale)));
    return {
      ...{ accountId, store, links, message, email, declinedBefore: declinedTimes },
      seen: seenOf(row, hashOfApplication(store, { links, message })),
      addressIsVerified: await isVerified(database, { personId: accountId, email }),
      registeredAt: address.registeredAt?.toISOString() ?? null,
      sentAt: (row.sentAt ?? new Date(0)).toISOString(),
      similar: alike.filter((one) => one !== null),
    };
  });
  return {
    rows: await Promise.all(rows),
    total,
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(total / perPage)),
    hasNextPage: found.length > perPage,
  };
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
  const recipient = { to: address.email, locale: localeOf(row, address.locale) };
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
