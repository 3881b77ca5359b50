import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import { useLocale } from '#app/platform/browser/use-locale.ts';
import type { Locale } from '#domain/locale.ts';
import type { TypedPage } from '#domain/site/edited-page.ts';

import { forgetSite } from '../forget-site.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { SiteEditing } from '../settings/site-editing.tsx';
import { PageForm } from './page-form.tsx';

interface NewPageScreenProps {
  /** The page as visitors see it, which belongs to another feature and is passed in. */
  Preview: ComponentType<{ page: TypedPage; language: Locale }>;
}

/** Adds a page to the site. */
export function NewPageScreen({ Preview }: NewPageScreenProps) {
  const { viewer } = useRouteContext({ from: '/{-$locale}/_account/settings/pages/new' });
  const navigate = useNavigate({ from: '/{-$locale}/settings/pages/new' });
  const queryClient = useQueryClient();
  const locale = useLocale();
  return (
    <SettingsPage>
      <SiteEditing>
        <div key={locale}>
          <PageForm
            viewer={viewer}
            locale={locale}
            page={null}
            preview={(page, language) => <Preview page={page} language={language} />}
            onSaved={({ id }, isHere) => {
              forgetSite(queryClient);
              if (!isHere) return undefined;
              return navigate({
                to: '/{-$locale}/settings/pages/$id',
                params: { id: String(id) },
                replace: true,
                ignoreBlocker: true,
              });
            }}
            onDeleted={() => undefined}
          />
        </div>
      </SiteEditing>
    </SettingsPage>
  );
}
