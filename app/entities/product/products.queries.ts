import { queryOptions } from '@tanstack/react-query';

import { canonicalSearch, type CatalogSearch } from '#domain/catalog/canonical-search.ts';
import type { Locale } from '#domain/locale.ts';

import { readProduct, readProducts } from './products.functions.ts';

/** One page of products matching the filters; `category` is the slug of the page's category. */
export function productsQuery(locale: Locale, filters: CatalogSearch = {}) {
  const search = canonicalSearch(filters);
  return queryOptions({
    queryKey: ['products', locale, search],
    queryFn: () => readProducts({ data: { locale, search } }),
  });
}

/** One product with description, pictures, seller and categories. */
export function productQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: ['product', id, locale],
    queryFn: () => readProduct({ data: { id, locale } }),
  });
}
