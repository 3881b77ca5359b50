import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import {
  addKeptFavourites,
  readCards,
  readFavouriteCards,
  readFavourites,
} from './favourites.functions.ts';
import { savedFavourites } from './saved-favourites.ts';

/** What someone marked here before signing in comes with the first look at the hearts. */
async function readOrMerge(): Promise<readonly number[]> {
  const celebrityIds = [...savedFavourites.read()];
  if (celebrityIds.length === 0) return readFavourites();
  const all = await addKeptFavourites({ data: { celebrityIds } });
  savedFavourites.write([]);
  return all;
}

/** The ids of the celebrities that a person marked: one request for all hearts of a page. */
export function favouritesQuery(personId: number) {
  return queryOptions({
    queryKey: ['favourites', personId],
    queryFn: readOrMerge,
    staleTime: 60_000,
  });
}

/** Cards of the celebrities that a person marked. */
export function favouriteCardsQuery(personId: number, locale: Locale) {
  return queryOptions({
    queryKey: ['favourites', personId, 'cards', locale],
    queryFn: () => readFavouriteCards({ data: { locale } }),
    staleTime: 0,
  });
}

/** Cards of the celebrities that were looked at here. */
export function viewedCardsQuery(ids: readonly number[], locale: Locale) {
  return queryOptions({
    queryKey: ['viewed-cards', ids, locale],
    queryFn: () => readCards({ data: { ids: [...ids], locale } }),
  });
}
