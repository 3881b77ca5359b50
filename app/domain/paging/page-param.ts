import * as v from 'valibot';

import { lastPage } from './pagination.ts';
import { pageAddress } from './page-address.ts';

/** The number of a page, from 1. */
export const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastPage));

/** The `page` of an address, which leaves out the first; what is no page falls back to it. */
export const pageParam = v.fallback(v.optional(pageNumber), undefined);

/** The page of a long list, which goes on by cursors beyond the numbered pages. */
export const longPage = {
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  cursor: v.optional(v.string()),
};

/** `page` and `cursor` of an address of a long list; `pageAddress` says what they come to. */
export const longPageParams = {
  page: v.fallback(v.optional(longPage.page), undefined),
  cursor: v.fallback(longPage.cursor, undefined),
};

/** What of a page stands in its address: nothing of the first. */
export function pageInAddress(asked: {
  readonly page: number;
  readonly cursor?: string | undefined;
}): {
  readonly page?: number;
  readonly cursor?: string;
} {
  const { page, cursor } = pageAddress(asked.page, asked.cursor);
  return { ...(page === 1 ? {} : { page }), ...(cursor === undefined ? {} : { cursor }) };
}
