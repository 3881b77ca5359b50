import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';
import { editedPagesQuery } from '#app/features/admin/pages/page-settings.queries.ts';
import { PagesScreen } from '#app/features/admin/pages/pages-screen.tsx';
import { siteEditingQuery } from '#app/features/admin/settings/site-editing.queries.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

/** For administrators. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/pages/')({
  beforeLoad: onlyAdministrators,
  // What cannot be loaded is told in the page itself, with a way to try again.
  loader: async ({ context: { queryClient }, location: { pathname } }) => {
    if (!(await queryClient.ensureQueryData(siteEditingQuery))) return;
    await queryClient.prefetchQuery(editedPagesQuery(localeOfPath(pathname)));
  },
  head: privatePage(msg`Pages`),
  component: PagesScreen,
});
