import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { PageForm } from '#app/features/admin/pages/page-form.tsx';
import { SettingsPage } from '#app/features/admin/settings/settings-page.tsx';
import { SiteEditing } from '#app/features/admin/settings/site-editing.tsx';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { forgetSite } from '#app/features/admin/forget-site.ts';
import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';
import { PagePreview } from '#app/features/content/page-preview.tsx';

/** For administrators. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/pages/new')({
  beforeLoad: onlyAdministrators,
  head: privatePage(msg`New page`),
  component: NewPage,
});

function NewPage() {
  const { viewer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
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
            preview={(page, language) => <PagePreview page={page} language={language} />}
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
