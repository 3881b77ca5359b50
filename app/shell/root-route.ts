import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { contentStylesQuery, footerMenusQuery } from '#app/entities/content/content.queries.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { siteNameQuery } from '#app/features/admin/settings/site-name.queries.ts';
import { themeQuery } from '#app/platform/theme.queries.ts';
import type { Locale } from '#domain/locale.ts';

/** The context of every route. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
}

/** Loads the data for the frame of every page. */
export async function loadRoot(queryClient: QueryClient, locale: Locale) {
  const [styles] = await Promise.all([
    queryClient.ensureQueryData(contentStylesQuery),
    queryClient.ensureQueryData(viewerQuery),
    queryClient.ensureQueryData(themeQuery),
    queryClient.prefetchQuery(siteNameQuery),
    // A failure of the menus must not fail the page.
    queryClient.prefetchQuery(categoriesQuery(locale)),
    queryClient.prefetchQuery(footerMenusQuery(locale)),
  ]);
  return { locale, styles };
}
