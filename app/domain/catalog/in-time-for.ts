import { maxPromisedDays } from '#domain/order/promise/promised-days.ts';

import type { CatalogSearch } from './canonical-search.ts';

const dayMs = 86_400_000;

function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs);
}

/**
 * How many days there are from today to a day, both of the UTC calendar: lists are the same for everyone, so they know
 * no reader's zone; the form of the request counts exactly. What lies in the past is -1, and no promise is longer than
 * thirty days.
 * @param now in milliseconds
 */
export function daysUntil(day: string, now: number): number {
  const days = dayNumber(day) - Math.floor(now / dayMs);
  return Math.max(-1, Math.min(maxPromisedDays, days));
}

/**
 * The same search with one of few days that list the same: no later than thirty days from now, and not before
 * yesterday. So answers for all the days that someone may type are kept once.
 * @param now in milliseconds
 */
export function withNearDay<Search extends CatalogSearch>(search: Search, now: number): Search {
  if (search.by === undefined) return search;
  const today = Math.floor(now / dayMs);
  const near = new Date((today + daysUntil(search.by, now)) * dayMs).toISOString().slice(0, 10);
  return { ...search, by: near };
}
