import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { catalogSearchSchema } from '#domain/catalog/catalog-search.ts';
import { locales } from '#domain/locale.ts';

const locale = v.picklist(locales);
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** One page of products matching the filters. */
export const readProducts = createServerFn({ method: 'GET' })
  .validator(v.object({ locale, search: v.optional(catalogSearchSchema, {}) }))
  .handler(({ data }) => catalogue.products(data.locale, data.search));

/** One product on sale. @throws AppError `not_found` */
export const readProduct = createServerFn({ method: 'GET' })
  .validator(v.object({ id, locale }))
  .handler(({ data }) => catalogue.product(data.id, data.locale));
