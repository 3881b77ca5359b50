import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { contentStylesQuery, footerMenusQuery } from '#app/entities/content/content.queries.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { siteNameQuery } from '#app/features/admin/settings/site-name.queries.ts';
import { siteNameIn } from '#app/platform/site-name.ts';
import { themeQuery } from '#app/platform/theme.queries.ts';
import { brandColor } from '#app/ui/theme/brand-color.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';

import { fontPreloads } from './font-preloads.ts';
import globalStyle from './global.css?url';

/** What every route is given. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
}

interface RootMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadRoot>> | undefined;
  readonly match: { readonly context: RouterContext };
  readonly matches: readonly { readonly status: string; readonly _notFound?: boolean }[];
}

/** Reads what stands around every page. */
export async function loadRoot(queryClient: QueryClient, locale: Locale) {
  const [styles] = await Promise.all([
    queryClient.ensureQueryData(contentStylesQuery),
    queryClient.ensureQueryData(viewerQuery),
    queryClient.ensureQueryData(themeQuery),
    queryClient.prefetchQuery(siteNameQuery),
    // Menus may fail without taking the page along.
    queryClient.prefetchQuery(categoriesQuery(locale)),
    queryClient.prefetchQuery(footerMenusQuery(locale)),
  ]);
  return { locale, styles };
}

/** What the head of every page has. */
export function rootHead({ loaderData, match, matches }: RootMatch) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: titleFor(match.context, matches) },
      { name: 'theme-color', content: brandColor },
    ],
    links: [
      ...fontPreloads(loaderData?.locale ?? defaultLocale),
      ...(loaderData?.styles ?? []).map((href) => ({ rel: 'stylesheet', href })),
      { rel: 'stylesheet', href: globalStyle },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  };
}

/** The title of a page that is not there or fails; the site's name where a page says none of its own. */
function titleFor({ i18n, queryClient }: RouterContext, matches: RootMatch['matches']): string {
  const siteName = siteNameIn(queryClient);
  if (matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)) {
    return `${i18n._(msg`This page doesn’t exist`)} | ${siteName}`;
  }
  return matches.some(({ status }) => status === 'error')
    ? `${i18n._(msg`An error occurred. Please try later`)} | ${siteName}`
    : siteName;
}
