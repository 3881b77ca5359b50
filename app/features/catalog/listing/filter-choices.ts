import { useQuery, type QueryClient } from '@tanstack/react-query';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { countriesQuery, facetsQuery } from '#app/entities/category/facets.queries.ts';
import { productsQuery } from '#app/entities/product/products.queries.ts';
import { celebritiesQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import type { FilterChoices } from '#app/features/catalog/filters/filter-choices.ts';
import { findCategory, type Category } from '#domain/catalog/category.ts';
import type { Facets } from '#domain/catalog/facets.ts';

import type { Listing } from './listing.ts';

function queriesOf({ locale, kinds, filters }: Listing) {
  const everywhere = { ...filters, category: undefined, page: undefined, cursor: undefined };
  const people = { enabled: kinds.includes('celebrities') };
  const goods = { enabled: kinds.includes('products') };
  return {
    categories: categoriesQuery(locale),
    countries: countriesQuery(locale),
    people: { ...facetsQuery('celebrities', locale, filters), ...people },
    goods: { ...facetsQuery('products', locale, filters), ...goods },
    allPeople: { ...celebritiesQuery(locale, everywhere), ...people },
    allGoods: { ...productsQuery(locale, everywhere), ...goods },
  };
}

/** Loads the options of the filter form, for a page rendered with the form open. */
export async function loadChoices(queryClient: QueryClient, listing: Listing): Promise<void> {
  const { people, goods, allPeople, allGoods, ...always } = queriesOf(listing);
  await Promise.all([
    queryClient.prefetchQuery(always.categories),
    queryClient.prefetchQuery(always.countries),
    people.enabled && queryClient.prefetchQuery(people),
    people.enabled && queryClient.prefetchQuery(allPeople),
    goods.enabled && queryClient.prefetchQuery(goods),
    goods.enabled && queryClient.prefetchQuery(allGoods),
  ]);
}

/** The top-level categories, and the selected subcategory if there is one. */
function offeredCategories(top: readonly Category[], slug = ''): readonly Category[] {
  const picked = findCategory(top, slug);
  return picked?.parent ? [...top, picked.category] : top;
}

/** The number of rows left of all kinds; undefined if the back end does not count. */
function rowsLeft(
  facets: readonly Facets[],
  of: (one: Facets) => readonly { count: number }[] | undefined,
) {
  const counted = facets.map(of);
  if (counted.includes(undefined)) return undefined;
  return counted.flatMap((rows) => rows ?? []).reduce((sum, { count }) => sum + count, 0);
}

/** The filter options of this URL, or null until they are known. */
export function useChoices(listing: Listing, withCategories: boolean): FilterChoices | null {
  const queries = queriesOf(listing);
  const { data: countries } = useQuery(queries.countries);
  const { data: categories } = useQuery(queries.categories);
  const people = useQuery(queries.people);
  const goods = useQuery(queries.goods);
  const totals = [useQuery(queries.allPeople), useQuery(queries.allGoods)];
  if (!countries || !categories) return null;
  const facets = [people.data, goods.data].filter((one) => one !== undefined);
  const inCategory = (slug: string) =>
    rowsLeft(facets, (one) => one.categories?.filter((row) => row.slug === slug));
  const inCountry = (code: string) =>
    rowsLeft(facets, (one) => one.countries?.filter((row) => row.code === code));
  return {
    // Most countries have no rows, so zero counts are omitted.
    countries: countries.map(({ code, name }) => ({
      code,
      name,
      count: inCountry(code) || undefined,
    })),
    categories: withCategories
      ? offeredCategories(categories, listing.filters.category).map(({ slug, name }) => ({
          slug,
          name,
          count: inCategory(slug),
        }))
      : null,
    total: totals.reduce<number | null>(sumOfTotals, 0),
  };
}

/** Null if any list was not fully counted; a list that is not requested adds nothing. */
function sumOfTotals(
  sum: number | null,
  { data }: { data: { total: number | null } | undefined },
): number | null {
  if (sum === null || data?.total === null) return null;
  return sum + (data?.total ?? 0);
}
