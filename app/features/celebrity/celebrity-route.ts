import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { categoryPath } from '#app/entities/category/category-path.ts';
import {
  celebrityProductsQuery,
  celebrityQuery,
  clipsQuery,
} from '#app/entities/celebrity/celebrities.queries.ts';
import { reviewsQuery } from '#app/entities/review/reviews.queries.ts';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { breadcrumbList, type PageHead } from '#app/platform/page/page-head.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import type { Locale } from '#domain/locale.ts';

import { celebrityHead } from './celebrity-head.ts';
import { celebrityTitle } from './celebrity-title.ts';

interface CelebrityAddress {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly id: number;
}

/** Loads a celebrity and related data. @returns the data for the page's head */
export async function loadCelebrity(address: CelebrityAddress): Promise<PageHead> {
  const { queryClient, i18n, locale, id } = address;
  const [celebrity] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(celebrityQuery(id, locale))),
    // The page works without the categories and the shop.
    queryClient.prefetchQuery(categoriesQuery(locale)),
    queryClient.prefetchQuery(celebrityProductsQuery(id, locale)),
    queryClient.prefetchQuery(clipsQuery(id)),
    queryClient.prefetchQuery(reviewsQuery(id)),
  ]);
  const tree = queryClient.getQueryData(categoriesQuery(locale).queryKey) ?? [];
  const origin = siteOrigin();
  const { shopName: name } = celebrity;
  return celebrityHead({
    origin,
    locale,
    celebrity,
    reviews: queryClient.getQueryData(reviewsQuery(id).queryKey) ?? null,
    title: i18n._(
      celebrityTitle(
        name,
        celebrity.services.map(({ kind }) => kind),
      ),
    ),
    serviceName: (kind) => i18n._(serviceName[kind]),
    fallback: i18n._(msg`Personalised videos, messages and more from ${name}.`),
    trail: breadcrumbList(origin, locale, [
      { name: i18n._(msg`Home`), path: '/' },
      ...categoryPath(tree, celebrity.categories),
      { name, path: `/celebrity/${id}` },
    ]),
  });
}
