import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';
import type { OwnProductSearch } from '#domain/product/own-product-search.ts';

import { readOwnProduct, readOwnProducts } from './my-products.functions.ts';

/** A page of the celebrity's own products, refetched each time it is opened. */
export function ownProductsQuery(locale: Locale, search: OwnProductSearch) {
  return queryOptions({
    queryKey: ['own-products', locale, search],
    queryFn: () => readOwnProducts({ data: { locale, search } }),
    staleTime: 0,
    refetchOnMount: false,
  });
}

/** One own product with its texts in a language. It is edited, so it is never served from the cache. */
export function ownProductQuery(language: Locale, id: number) {
  return queryOptions({
    queryKey: ['own-product', language, id],
    queryFn: () => readOwnProduct({ data: { locale: language, id } }),
    staleTime: 0,
    // The route has just loaded it, and a refetch under the form would not be shown anyway.
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
