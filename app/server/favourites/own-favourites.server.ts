import type { AccountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import type { CelebrityCard } from '#domain/catalog/celebrity.ts';
import { maxFavourites } from '#domain/favourite/favourite.ts';
import type { Locale } from '#domain/locale.ts';

import {
  addFavourites,
  countFavourites,
  favouritesOf,
  removeFavourite,
} from './store/favourites.server.ts';

type Desk = Pick<AccountsStore, 'database' | 'limits'>;
type Person = Pick<User, 'id'>;

/** The ids of the celebrities that a person marked, the latest first. */
export async function readFavouriteIds(
  { database }: Pick<Desk, 'database'>,
  person: Person,
): Promise<number[]> {
  const rows = await favouritesOf(database, person.id, maxFavourites);
  return rows.map(({ celebrityId }) => celebrityId);
}

async function take({ limits }: Desk, { id }: Person): Promise<void> {
  const retryAfter = await limits.attempt('favouritesPerPerson', String(id));
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
}

/**
 * Marks a listed celebrity, or takes the mark away.
 * @returns all that are marked then
 * @throws AppError `not_found`, `too_many_requests` also for more than `maxFavourites`
 */
export async function changeFavourite(
  desk: Desk,
  person: Person,
  change: { readonly celebrityId: number; readonly wanted: boolean; readonly locale: Locale },
  now: Date,
): Promise<number[]> {
  const { celebrityId, wanted, locale } = change;
  const { database } = desk;
  await take(desk, person);
  if (wanted) {
    await catalogue.celebrity(celebrityId, locale);
    if ((await countFavourites(database, person.id)) >= maxFavourites) {
      throw new AppError('too_many_requests');
    }
    await addFavourites(database, [{ personId: person.id, celebrityId, markedAt: now }]);
  } else {
    await removeFavourite(database, person.id, celebrityId);
  }
  return readFavouriteIds(desk, person);
}

/**
 * Adds what a browser kept before its user signed in, as far as there is room. Ids of no one are kept and never shown.
 * @returns all that are marked then
 * @throws AppError `too_many_requests`
 */
export async function mergeFavourites(
  desk: Desk,
  person: Person,
  celebrityIds: readonly number[],
  now: Date,
): Promise<number[]> {
  await take(desk, person);
  const room = maxFavourites - (await countFavourites(desk.database, person.id));
  const added = [...new Set(celebrityIds)].slice(0, Math.max(0, room));
  await addFavourites(
    desk.database,
    // The order in which they were marked stays.
    added.map((celebrityId, place) => ({
      ...{ personId: person.id, celebrityId, markedAt: new Date(now.getTime() + place) },
    })),
  );
  return readFavouriteIds(desk, person);
}

/** Cards of these celebrities in this order; those who are not listed are left out. */
export async function cardsOf(
  celebrityIds: readonly number[],
  locale: Locale,
): Promise<CelebrityCard[]> {
  const found = await Promise.all(
    celebrityIds.map((id) =>
      catalogue.celebrity(id, locale).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found') return null;
        throw error;
      }),
    ),
  );
  return found.flatMap((celebrity) => {
    if (!celebrity) return [];
    const { biography: _biography, services: _services, ...card } = celebrity;
    return [card];
  });
}
