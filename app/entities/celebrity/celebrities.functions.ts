import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { catalogSearchSchema } from '#domain/catalog/catalog-search.ts';
import { locales } from '#domain/locale.ts';

const locale = v.picklist(locales);
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** One page of celebrities matching the filters. */
export const readCelebrities = createServerFn({ method: 'GET' })
  .validator(v.object({ locale, search: v.optional(catalogSearchSchema, {}) }))
  .handler(({ data }) => catalogue.celebrities(data.locale, data.search));

/** One celebrity with services. @throws AppError `not_found` */
export const readCelebrity = createServerFn({ method: 'GET' })
  .validator(v.object({ id, locale }))
  .handler(({ data }) => catalogue.celebrity(data.id, data.locale));

/** The first page of a celebrity's products. */
export const readCelebrityProducts = createServerFn({ method: 'GET' })
  .validator(v.object({ id, locale }))
  .handler(({ data }) => catalogue.productsOf(data.id, data.locale));
