import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import { useLocale } from '#app/platform/browser/use-locale.ts';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Locale } from '#domain/locale.ts';
import type { TypedPage } from '#domain/site/edited-page.ts';

import { forgetSite } from '../forget-site.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { SiteEditing } from '../settings/site-editing.tsx';
import { PageForm, type PageFormProps } from './page-form.tsx';
import { editedPageQuery } from './page-settings.queries.ts';

interface EditPageScreenProps {
  /** The page as visitors see it, which belongs to another feature and is passed in. */
  Preview: ComponentType<{ page: TypedPage; language: Locale }>;
}

const from = '/{-$locale}/_account/settings/pages/$id';

/** Edits one page of the site. */
export function EditPageScreen({ Preview }: EditPageScreenProps) {
  const { viewer } = useRouteContext({ from });
  const id = Number(useParams({ from }).id);
  const locale = useLocale();
  const navigate = useNavigate({ from: '/{-$locale}/settings/pages/$id' });
  const queryClient = useQueryClient();
  return (
    <SettingsPage>
      <SiteEditing>
        <div key={`${locale}-${id}`}>
          <PageEditor
            id={id}
            viewer={viewer}
            locale={locale}
            preview={(page, language) => <Preview page={page} language={language} />}
            onSaved={() => forgetSite(queryClient)}
            onDeleted={() => {
              forgetSite(queryClient);
              void navigate({ to: '/{-$locale}/settings/pages', ignoreBlocker: true });
            }}
          />
        </div>
      </SiteEditing>
    </SettingsPage>
  );
}

/** The form, or the reason it cannot be shown. */
function PageEditor({ id, ...props }: Omit<PageFormProps, 'page'> & { id: number }) {
  const hydrated = useHydrated();
  const { data, isError, refetch } = useQuery(editedPageQuery(id));
  if (data) return <PageForm {...props} page={data} />;
  return hydrated && isError ? <ErrorPanel onRetry={() => void refetch()} /> : <LoadingPanel />;
}
