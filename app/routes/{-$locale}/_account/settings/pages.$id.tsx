import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';
import { EditPageScreen } from '#app/features/admin/pages/edit-page-screen.tsx';
import { editedPageQuery } from '#app/features/admin/pages/page-settings.queries.ts';
import { siteEditingQuery } from '#app/features/admin/settings/site-editing.queries.ts';
import { PagePreview } from '#app/features/content/page-preview.tsx';
import { privatePage } from '#app/platform/page/route-head.ts';
import { AppError } from '#domain/app-error.ts';
import { recordId } from '#domain/record-id.ts';

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
  return <EditPageScreen Preview={PagePreview} />;
}
