import * as v from 'valibot';

import { lastPage } from './pagination.ts';
import { pageAddress } from './page-address.ts';

/** A page number, from 1. */
export const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastPage));

/** The `page` of a URL, which is omitted for page 1; an invalid one falls back to 1. */
export const pageParam = v.fallback(v.optional(pageNumber), undefined);

/** A page of a long list, which continues by cursor beyond the numbered pages. */
export const longPage = {
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  cursor: v.optional(v.string()),
};

/** `page` and `cursor` in the URL of a long list; `pageAddress` validates the combination. */
export const longPageParams = {
  page: v.fallback(v.optional(longPage.page), undefined),
  cursor: v.fallback(longPage.cursor, undefined),
};

/** The URL parameters of a page: none for the first. */
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
