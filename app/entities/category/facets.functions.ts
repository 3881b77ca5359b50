import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { catalogSearchSchema } from '#domain/catalog/catalog-search.ts';
import { canonicalSearch } from '#domain/catalog/canonical-search.ts';
import { countriesByName } from '#domain/country/country.ts';
import { listKinds } from '#domain/catalog/facets.ts';
import { withNearDay } from '#domain/catalog/in-time-for.ts';
import { locales } from '#domain/locale.ts';

const locale = v.picklist(locales);

/** How many rows each country and category would leave with the other filters applied. */
export const readFacets = createServerFn({ method: 'GET' })
  .validator(
    v.object({
      locale,
      kind: v.picklist(listKinds),
      search: v.optional(catalogSearchSchema, {}),
    }),
  )
  .handler(({ data: { kind, locale: language, search } }) =>
    // Neither sort order nor page affects the counts.
    catalogue.facets(
      kind,
      language,
      withNearDay(
        canonicalSearch({ ...search, sort: undefined, page: undefined, cursor: undefined }),
        Date.now(),
      ),
    ),
  );

/** All countries with localised names, sorted on the server because browsers sort and name them differently. */
export const readCountries = createServerFn({ method: 'GET' })
  .validator(v.object({ locale }))
  .handler(({ data }) => countriesByName(data.locale));
