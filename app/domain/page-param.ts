import * as v from 'valibot';

import { lastPage } from './catalog-search.ts';

/** The number of a page, from 1. */
export const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastPage));

/** The `page` of an address, which leaves out the first; what is no page falls back to it. */
export const pageParam = v.fallback(v.optional(pageNumber), undefined);
