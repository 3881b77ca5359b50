import * as v from 'valibot';

import { facetsSchema } from '#backend/contract/facets.ts';
import { wordpressErrorSchema } from '#backend/contract/error.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import type { CatalogSearch } from '#domain/catalog-search.ts';
import { countryName } from '#domain/country.ts';
import type { Facets, ListKind } from '#domain/facets.ts';
import type { Locale } from '#domain/locale.ts';

import { ask } from './ask.server.ts';
import { wireFilters } from './catalog-list.server.ts';

/** How many rows each country and category would leave; nothing where the back end does not count. */
export async function countFacets(
  kind: ListKind,
  locale: Locale,
  search: CatalogSearch = {},
): Promise<Facets> {
  try {
    const { countries, categories } = await ask(paths.facets, {
      query: { ...wireFilters(search, locale), of: kind === 'products' ? 'products' : 'vendors' },
      schema: facetsSchema,
      refusal: (status, body) =>
        status === 404 && v.is(wordpressErrorSchema, body) ? new AppError('not_found') : null,
    });
    return {
      countries: countries.map(({ code, count }) => ({
        code,
        name: countryName(code, locale),
        count,
      })),
      categories,
    };
  } catch (error) {
    // A plain WordPress has no such endpoint: the drawer then shows its choices without figures.
    if (error instanceof AppError && error.code === 'not_found') {
      return { countries: [], categories: [] };
    }
    throw error;
  }
}
