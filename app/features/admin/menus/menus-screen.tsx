import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';

import { useLocale } from '#app/platform/browser/use-locale.ts';
import { contentBlocks } from '#domain/site/content.ts';

import { forgetSite } from '../forget-site.ts';
import { editedPagesQuery } from '../pages/page-settings.queries.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { siteEditingQuery } from '../settings/site-editing.queries.ts';
import { SiteEditing } from '../settings/site-editing.tsx';
import { MenuList } from './menu-list.tsx';
import { editedMenuQuery } from './menu-settings.queries.ts';

const none: readonly never[] = [];

/** The site's menus, edited by administrators. */
export function MenusScreen() {
  const { viewer } = useRouteContext({ from: '/{-$locale}/_account/settings/menus' });
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
        <MenuList
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
