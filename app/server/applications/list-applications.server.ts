import { readAccountAddress } from '#app/server/backend/people/create-account.server.ts';
import { listedNames, readStanding } from '#app/server/backend/people/approval.server.ts';
import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import {
  countWaitingApplications,
  type ApplicationRow,
} from '#app/server/applications/store/applications.server.ts';
import { waitingApplications } from './store/send-application.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { isVerified } from '#app/server/accounts/store/verified-addresses.server.ts';
import { type Actor } from '#domain/account/role.ts';
import {
  applicationsPerPage,
  type SimilarCelebrity,
  type WaitingApplication,
} from '#domain/application/waiting-application.ts';
import { AppError } from '#domain/app-error.ts';
import { type Locale } from '#domain/locale.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import { nameLikeness } from '#domain/text/similar-name.ts';
import { comparableName } from '#domain/text/comparable-name.ts';
import { hashOfApplication } from './own-application.server.ts';
import { requireManager } from './applications.server.ts';

/** As many similar ones are shown beside a name. */
const mostSimilar = 5;

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
