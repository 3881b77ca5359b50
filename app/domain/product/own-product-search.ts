import * as v from 'valibot';

import { catalogSearchSchema } from '#domain/catalog/catalog-search.ts';
import { pageNumber } from '#domain/paging/page-param.ts';
import { productStatuses } from './product-status.ts';

/** The URL parameters of the celebrity's product list; invalid ones are dropped. */
export const ownProductParams = {
  status: v.fallback(v.optional(v.picklist(productStatuses)), undefined),
  search: v.pipe(
    v.optional(v.unknown()),
    v.transform((search) => v.parse(catalogSearchSchema, { search }).search),
  ),
};

/** Which of the celebrity's products to return; `search` is empty and `status` null for all of them. */
export const ownProductSearchSchema = v.object({
  page: pageNumber,
  search: v.pipe(v.string(), v.maxLength(100)),
  status: v.nullable(v.picklist(productStatuses)),
});
export type OwnProductSearch = v.InferOutput<typeof ownProductSearchSchema>;
