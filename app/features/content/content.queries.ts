import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import { readContentStyles, readFooterMenus } from './content.functions.ts';

const oneHour = 3_600_000;

/** The menus change as rarely as the categories. */
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
