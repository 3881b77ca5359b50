import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { withClosures } from '#app/server/availability/closures.server.ts';
import {
  cardsOf,
  changeFavourite,
  mergeFavourites,
  readFavouriteIds,
} from '#app/server/favourites/own-favourites.server.ts';
import { withRatings } from '#app/server/reviews/public-reviews.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import type { CelebrityCard } from '#domain/catalog/celebrity.ts';
import { favouriteChange, savedFavourites, shownIds } from '#domain/favourite/favourite.ts';
import { locales, type Locale } from '#domain/locale.ts';

const locale = v.picklist(locales);

async function cards(ids: readonly number[], language: Locale): Promise<CelebrityCard[]> {
  return withRatings(await withClosures(await cardsOf(ids, language)));
}

/** The ids of the celebrities that the caller marked, the latest first. */
export const readFavourites = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(async ({ context }) => readFavouriteIds(await accountsStore(), context.auth.user));

/** Cards of the celebrities that the caller marked, the latest first. */
export const readFavouriteCards = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ locale }))
  .handler(async ({ context, data }) =>
    cards(await readFavouriteIds(await accountsStore(), context.auth.user), data.locale),
  );

/**
 * Marks a celebrity, or takes the mark away.
 * @returns the ids of all that are marked
 * @throws AppError `not_found`, `too_many_requests` /
 */
export const setFavourite = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...favouriteChange.entries, locale }))
  .handler(async ({ context, data }) =>
    changeFavourite(await accountsStore(), context.auth.user, data, new Date()),
  );

/**
 * Adds what the caller's browser kept while no one was signed in.
 * @returns the ids of all that are marked
 * @throws AppError `too_many_requests` /
 */
export const addKeptFavourites = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ celebrityIds: savedFavourites }))
  .handler(async ({ context, data }) =>
    mergeFavourites(await accountsStore(), context.auth.user, data.celebrityIds, new Date()),
  );

/** Cards of these celebrities, in this order, the same for everyone; those who are not listed are left out. */
export const readCards = createServerFn({ method: 'GET' })
  .validator(v.object({ ids: shownIds, locale }))
  .handler(({ data }) => cards(data.ids, data.locale));
