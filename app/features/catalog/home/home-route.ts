import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { facetsQuery } from '#app/entities/category/facets.queries.ts';
import { productsQuery } from '#app/entities/product/products.queries.ts';
import { celebritiesQuery, lowestPriceQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { contentBlockQuery } from '#app/entities/content/content.queries.ts';
import { pageHead } from '#app/platform/page/page-head.ts';
import { siteNameIn } from '#app/platform/site-name.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import type { Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';

/** Everything the home page shows. */
export function homeQueries(locale: Locale) {
  return {
    celebrities: celebritiesQuery(locale),
    lowestPrice: lowestPriceQuery(locale),
    categories: categoriesQuery(locale),
    people: facetsQuery('celebrities', locale),
    goods: facetsQuery('products', locale),
    products: productsQuery(locale),
    hero: contentBlockQuery('hero', locale),
    banner: contentBlockQuery('banner', locale),
  };
}

/** Loads the home page. Celebrities are required; every other part may be missing. */
export async function loadHome(queryClient: QueryClient, locale: Locale): Promise<void> {
  const { celebrities, ...others } = homeQueries(locale);
  await Promise.all([
    queryClient.ensureQueryData(celebrities),
    queryClient.prefetchQuery(others.lowestPrice),
    queryClient.prefetchQuery(others.categories),
    queryClient.prefetchQuery(others.people),
    queryClient.prefetchQuery(others.goods),
    queryClient.prefetchQuery(others.products),
    queryClient.prefetchQuery(others.hero),
    queryClient.prefetchQuery(others.banner),
  ]);
}

/** The head of the home page: what the site is and who operates it. */
export function homeHead(queryClient: QueryClient, i18n: I18n, locale: Locale) {
  const origin = siteOrigin();
  const block = queryClient.getQueryData(contentBlockQuery('hero', locale).queryKey);
  const description = i18n._(
    msg`Choose a celebrity, tell them the occasion and get a video, a message or a signed gift made for one person alone.`,
  );
  const home = origin + addressIn(locale, '/');
  const siteName = siteNameIn(queryClient);
  const head = {
    origin,
    locale,
    path: '/',
    title: block?.title ?? i18n._(msg`The people you admire, speaking to the people you love.`),
    description,
    about: [
      { '@type': 'WebSite', name: siteName, url: home, inLanguage: locale, description },
      { '@type': 'Organization', name: siteName, url: origin, logo: `${origin}/icon-512.png` },
    ],
  };
  return pageHead(head, siteName);
}
