import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { editedPageQuery } from '#app/features/admin/pages/page-settings.queries.ts';
import { EditPageScreen } from '#app/features/admin/pages/pages-screen.tsx';
import { SettingsPage } from '#app/features/admin/settings/settings-page.tsx';
import { siteEditingQuery } from '#app/features/admin/settings/site-editing.queries.ts';
import { SiteEditing } from '#app/features/admin/settings/site-editing.tsx';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { AppError } from '#domain/app-error.ts';
import { recordId } from '#domain/record-id.ts';

import { forgetSite } from '#app/features/admin/forget-site.ts';
import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';
import { PagePreview } from '#app/features/content/page-preview.tsx';

/** For administrators. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/pages/$id')({
  beforeLoad: onlyAdministrators,
  loader: async ({ context: { queryClient }, params }) => {
    const id = recordId(params.id);
    if (id === null) throw notFound();
    if (!(await queryClient.ensureQueryData(siteEditingQuery))) return;
    const query = editedPageQuery(id);
    await queryClient.prefetchQuery(query);
    const { error } = queryClient.getQueryState(query.queryKey) ?? {};
    if (error instanceof AppError && error.code === 'not_found') throw notFound();
    // Anything else that keeps it away is told in the page itself, with a way to try again.
  },
  head: privatePage(msg`Edit page`),
  component: EditPage,
});

function EditPage() {
  const { viewer } = Route.useRouteContext();
  const id = Number(Route.useParams().id);
  const locale = useLocale();
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  return (
    <SettingsPage>
      <SiteEditing>
        <div key={`${locale}-${id}`}>
          <EditPageScreen
            id={id}
            viewer={viewer}
            locale={locale}
            preview={(page, language) => <PagePreview page={page} language={language} />}
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
