import { msg } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { editedMenuQuery } from '#app/features/admin/menus/menu-settings.queries.ts';
import { MenusScreen } from '#app/features/admin/menus/menus-screen.tsx';
import { editedPagesQuery } from '#app/features/admin/pages/page-settings.queries.ts';
import { SettingsPage, SettingsSection } from '#app/features/admin/settings/settings-page.tsx';
import { siteEditingQuery } from '#app/features/admin/settings/site-editing.queries.ts';
import { SiteEditing } from '#app/features/admin/settings/site-editing.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { contentBlocks } from '#domain/site/content.ts';
import { menuSlugs } from '#domain/site/menu-editing.ts';

import { forgetSite } from '#app/features/admin/forget-site.ts';
import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';

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
  component: Menus,
});

const none: readonly never[] = [];

function Menus() {
  const { viewer } = Route.useRouteContext();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data: enabled = true } = useQuery(siteEditingQuery);
  const { data: pages = none } = useQuery({ ...editedPagesQuery(locale), enabled });
  const targets = pages
    .filter(({ slug }) => !contentBlocks.some((block) => block === slug))
    .map(({ slug, title }) => ({ url: `/${slug}`, name: title }));
  return (
    <SettingsPage>
      <SiteEditing>
        <MenusScreen
          key={locale}
          viewer={viewer}
          locale={locale}
          pages={targets}
          section={(title, children) => <SettingsSection title={title}>{children}</SettingsSection>}
          onSaved={(menu) => {
            forgetSite(queryClient);
            queryClient.setQueryData(editedMenuQuery(menu.slug).queryKey, menu);
          }}
        />
      </SiteEditing>
    </SettingsPage>
  );
}
