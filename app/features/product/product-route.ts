import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { categoryPath } from '#app/entities/category/category-path.ts';
import { celebrityProductsQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { productQuery } from '#app/entities/product/products.queries.ts';
import { breadcrumbList, type PageHead } from '#app/platform/page/page-head.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import type { Locale } from '#domain/locale.ts';

import { productHead } from './product-head.ts';

interface ProductAddress {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly id: number;
}

/** Loads a product and related data. @returns the data for its head */
export async function loadProduct(address: ProductAddress): Promise<PageHead> {
  const { queryClient, i18n, locale, id } = address;
  const [product] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(productQuery(id, locale))),
    // The page works without the categories and the seller's other products.
    queryClient.prefetchQuery(categoriesQuery(locale)),
  ]);
  if (product.seller) {
    await queryClient.prefetchQuery(celebrityProductsQuery(product.seller.id, locale));
  }
  const tree = queryClient.getQueryData(categoriesQuery(locale).queryKey) ?? [];
  const origin = siteOrigin();
  const { title } = product;
  return productHead({
    origin,
    locale,
    product,
    fallback: i18n._(msg`${title}, signed and sent by someone you admire.`),
    trail: breadcrumbList(origin, locale, [
      { name: i18n._(msg`Home`), path: '/' },
      ...categoryPath(
        tree,
        product.categories.map(({ slug }) => slug),
      ),
      { name: title, path: `/product/${id}` },
    ]),
  });
}
