import { type PageAddress, lastPage } from './pagination.ts';

/** No one gets there; the number of a page that a cursor led to only tells the reader how far on it is. */
const deepestPage = 1_000_000;

/** What a cursor may look like: what is in it is for the back end. */
const cursorPattern = /^[\w.-]{1,2000}$/;

/** A page as it can be asked for: by cursor beyond the last number only, and there not without one. */
export function pageAddress(page = 1, cursor?: string): PageAddress {
  if (page <= lastPage) return { page };
  return page <= deepestPage && cursor !== undefined && cursorPattern.test(cursor)
    ? { page, cursor }
    : { page: 1 };
}
