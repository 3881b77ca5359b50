import { maxPerPage } from '#backend/contract/paths.ts';

export const secondMs = 1_000;

/**
 * How far the orders of a WordPress were read, in the order of their changes: what is changed moves to the end, so that
 * nothing is missed that is changed or deleted meanwhile.
 */
export interface Place {
  /**
   * Whole seconds, as milliseconds since 1970: what was changed from then on is not read yet. Null before the first
   * order.
   */
  readonly since: number | null;
  /**
   * More orders than a page holds were changed within that second: which page of them, by their ids, is next. Else 0.
   */
  readonly page: number;
  /** How many orders that second had when the page before was read; null where the list did not say. */
  readonly total: number | null;
}

/** What a page told that was read at a place. */
export interface PageRead {
  /** The newest time of change on it; null where it has no order. */
  readonly newest: number | null;
  /** Nothing comes after it. */
  readonly isLast: boolean;
  /** How long the list was; null where it did not say. */
  readonly total: number | null;
}

/** A time as WooCommerce compares it: UTC, without a zone. */
function wooTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19);
}

/** The page of orders that is next at a place, as WooCommerce is asked for it; both of its bounds are exclusive. */
export function questionAt({ since, page }: Place): Readonly<Record<string, string | number>> {
  const base = { order: 'asc', per_page: maxPerPage };
  if (since === null) return { ...base, orderby: 'modified', page: 1 };
  const from = { modified_after: wooTime(since - secondMs), dates_are_gmt: 'true' };
  if (page === 0) return { ...base, ...from, orderby: 'modified', page: 1 };
  return { ...base, ...from, modified_before: wooTime(since + secondMs), orderby: 'id', page };
}

/**
 * Where a reading goes on that was broken off there. A second of which no one knows how many orders it had
 * is begun anew: some of them may have been changed meanwhile, which moves others onto pages that were read already.
 */
export function resumedAt(place: Place): Place {
  return place.page > 1 && place.total === null ? { ...place, page: 1 } : place;
}
