import { sha256 } from '#app/platform/secret/sha256.ts';
import { isListedName, readStanding } from '#app/server/backend/people/approval.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import { findApplication, sendApplication } from './store/send-application.server.ts';
import { keepApplication } from './store/keep-application.server.ts';
import type { ApplicationRow } from '#app/server/applications/store/applications.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import {
  applicationStates,
  missingFor,
  type ApplicantStore,
  type ApplicationState,
  type ApplicationWords,
} from '#domain/application/application.ts';
import { declineReasons, type Decline } from '#domain/application/decline.ts';
import { type OwnApplication } from '#domain/application/waiting-application.ts';
import { AppError } from '#domain/app-error.ts';
import { hasStore, type Actor } from '#domain/account/role.ts';
import type { Locale } from '#domain/locale.ts';

/** What an application consists of, as one word: another one once anything of it is changed. */
export function hashOfApplication(store: ApplicantStore, words: ApplicationWords): string {
  const { name, picture, description, services } = store;
  const { links, message } = words;
  const prices = services.map(({ kind, price }) => [kind, price]).toSorted();
  const content = JSON.stringify([name, picture, description, prices, links, message]);
  return sha256(content);
}

function stateOf(row: ApplicationRow | null, isApproved: boolean): ApplicationState {
  if (isApproved) return 'approved';
  return applicationStates.find((state) => state === row?.state) ?? 'draft';
}

function declineOf(row: ApplicationRow | null): Decline | null {
  const reason = declineReasons.find((known) => known === row?.reason);
  return reason === undefined ? null : { reason, words: row?.words ?? '' };
}

/** @throws AppError `not_allowed` for all who have no store */
function requireStore(user: Actor): void {
  if (!hasStore(user.role)) throw new AppError('not_allowed');
}

/** The own application, and what is missing before it can be sent. @throws AppError `not_allowed` */
export async function readOwnApplication(user: Actor, locale: Locale): Promise<OwnApplication> {
  requireStore(user);
  const [row, { isApproved, store }] = await Promise.all([
    findApplication(await ownTables(), user.id),
    readStanding(user.id, locale),
  ]);
  const links = row?.links ?? [];
  return {
    state: stateOf(row, isApproved),
    ...{ store, links, message: row?.message ?? '' },
    missing: missingFor(store, { links }),
    sentAt: row?.sentAt?.toISOString() ?? null,
    decline: declineOf(row),
  };
}

/**
 * Keeps links and message without sending them; of one that waits, the team sees them.
 * @throws AppError `not_allowed`
 */
export async function keepOwnApplication(
  user: Actor,
  words: ApplicationWords,
  locale: Locale,
): Promise<OwnApplication> {
  requireStore(user);
  const { isApproved } = await readStanding(user.id, locale);
  if (isApproved || !(await keepApplication(await ownTables(), user.id, words, locale)))
    throw new AppError('application_moved_on');
  tellStale('applications', [user.id]);
  return readOwnApplication(user, locale);
}

/**
 * Sends the own application to the team; one that waits is changed and keeps its place.
 * @throws AppError `not_allowed`, `application_moved_on` once it is approved, and `invalid_input`: with what is
 *   missing, with `name` that is taken, or `unchanged` where it is what was declined
 */
export async function sendOwnApplication(
  user: Actor,
  words: ApplicationWords,
  locale: Locale,
): Promise<OwnApplication> {
  const { store } = await keepOwnApplication(user, words, locale);
  const missing = missingFor(store, words);
  if (missing.length > 0) {
    throw new AppError('invalid_input', {
      fields: Object.fromEntries(missing.map((one) => [one, 'required'])),
    });
  }
  if (await isListedName(store.name)) {
    throw new AppError('invalid_input', { fields: { name: 'taken' } });
  }
  const hash = hashOfApplication(store, words);
  const database = await ownTables();
  if (!(await sendApplication(database, user.id, { hash, now: new Date() }))) {
    throw new AppError('invalid_input', { fields: { unchanged: 'required' } });
  }
  tellStale('applications', [user.id]);
  return readOwnApplication(user, locale);
}
