import { type PageAddress, lastPage } from './pagination.ts';

/** Far beyond any real list; on cursor pages the number only tells the reader how far along they are. */
const deepestPage = 1_000_000;

/** The allowed format of a cursor; its content is up to the back end. */
const cursorPattern = /^[\w.-]{1,2000}$/;

/** A valid page request: a cursor is allowed only beyond the last numbered page, and required there. */
export function pageAddress(page = 1, cursor?: string): PageAddress {
  if (page <= lastPage) return { page };
  return page <= deepestPage && cursor !== undefined && cursorPattern.test(cursor)
    ? { page, cursor }
    : { page: 1 };
}
