import { queryOptions } from '@tanstack/react-query';

import type { OptionalContent } from '#domain/site/content.ts';
import type { Locale } from '#domain/locale.ts';

import {
  readContentBlock,
  readContentPage,
  readContentStyles,
  readFooterMenus,
} from './content.functions.ts';

/** A page linked from the footer menus, by slug. */
export function contentPageQuery(slug: string, locale: Locale) {
  return queryOptions({
    queryKey: ['content', slug, locale],
    queryFn: () => readContentPage({ data: { slug, locale } }),
  });
}

/** The texts of the hero, the banner or the help page; null where there are none. */
export function contentBlockQuery(block: OptionalContent, locale: Locale) {
  return queryOptions({
    queryKey: ['content-block', block, locale],
    queryFn: () => readContentBlock({ data: { block, locale } }),
  });
}

const oneHour = 3_600_000;

/** The menus change as rarely as the categories do. */
export function footerMenusQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['footer-menus', locale],
    queryFn: () => readFooterMenus({ data: { locale } }),
    staleTime: oneHour,
  });
}

export const contentStylesQuery = queryOptions({
  queryKey: ['content-styles'],
  queryFn: () => readContentStyles(),
  staleTime: Infinity,
  gcTime: Infinity,
});
