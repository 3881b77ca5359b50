import * as v from 'valibot';

import { facetsSchema } from '#backend/contract/catalog/facets.ts';
import { wordpressErrorSchema } from '#backend/contract/error.ts';
import { countLimitParameter, paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import type { CatalogSearch } from '#domain/catalog/canonical-search.ts';
import { countryName } from '#domain/country/country.ts';
import type { Facets, ListKind } from '#domain/catalog/facets.ts';
import type { Locale } from '#domain/locale.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { wireFilters } from './catalog-list.server.ts';

/** Longer lists get no counts: counting them takes longer than showing a page. */
const mostCounted = 10_000;

/** How many rows each country and category would leave; null if the back end does not count them. */
export async function countFacets(
  kind: ListKind,
  locale: Locale,
  search: CatalogSearch = {},
): Promise<Facets> {
  try {
    const { countries, categories } = await ask(paths.facets, {
      query: {
        ...wireFilters(search, locale),
        of: kind === 'products' ? 'products' : 'vendors',
        [countLimitParameter]: mostCounted,
      },
      schema: facetsSchema,
      refusal: (status, body) =>
        status === 404 && v.is(wordpressErrorSchema, body) ? new AppError('not_found') : null,
    });
    return {
      countries:
        countries?.map(({ code, count }) => ({ code, name: countryName(code, locale), count })) ??
        null,
      categories,
    };
  } catch (error) {
    // A plain WordPress has no such endpoint: the drawer then shows its choices without counts.
    if (error instanceof AppError && error.code === 'not_found') {
      return { countries: null, categories: null };
    }
    throw error;
  }
}
