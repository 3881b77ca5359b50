import { useLocale } from '#app/platform/browser/use-locale.ts';

import { SettingsPage } from '../settings/settings-page.tsx';
import { SiteEditing } from '../settings/site-editing.tsx';
import { PageList } from './page-list.tsx';

/** The site's pages, edited by administrators. */
export function PagesScreen() {
  const locale = useLocale();
  return (
    <SettingsPage>
      <SiteEditing>
        <PageList locale={locale} />
      </SiteEditing>
    </SettingsPage>
  );
}
