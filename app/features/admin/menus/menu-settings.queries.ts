import { queryOptions } from '@tanstack/react-query';

import type { MenuSlug } from '#domain/site/menu-editing.ts';

import { readEditedMenu } from './menu-settings.functions.ts';

/** One menu. It is edited, so it is never served from the cache. */
export function editedMenuQuery(slug: MenuSlug) {
  return queryOptions({
    queryKey: ['edited-menu', slug],
    queryFn: () => readEditedMenu({ data: { slug } }),
    staleTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
