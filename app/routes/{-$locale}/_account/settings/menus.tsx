import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { editedMenuQuery } from '#app/features/admin/menus/menu-settings.queries.ts';
import { MenusScreen } from '#app/features/admin/menus/menus-screen.tsx';
import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';
import { editedPagesQuery } from '#app/features/admin/pages/page-settings.queries.ts';
import { siteEditingQuery } from '#app/features/admin/settings/site-editing.queries.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { menuSlugs } from '#domain/site/menu-editing.ts';

/** For administrators. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/menus')({
  beforeLoad: onlyAdministrators,
  // What cannot be loaded is told in the page itself, with a way to try again.
  loader: async ({ context: { queryClient }, location: { pathname } }) => {
    if (!(await queryClient.ensureQueryData(siteEditingQuery))) return;
    await Promise.all([
      queryClient.prefetchQuery(editedPagesQuery(localeOfPath(pathname))),
      ...menuSlugs.map((slug) => queryClient.prefetchQuery(editedMenuQuery(slug))),
    ]);
  },
  head: privatePage(msg`Menus`),
  component: MenusScreen,
});
