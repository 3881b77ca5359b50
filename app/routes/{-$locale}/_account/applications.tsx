import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { applicationsQuery } from '#app/entities/application/applications.queries.ts';
import { ApplicationsScreen } from '#app/features/desk/applications/applications-screen.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { actsAs } from '#domain/account/role.ts';
import { pageParam } from '#domain/paging/page-param.ts';

/** For managers; that the page is there is not for anyone else to know. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/applications')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ page: pageParam }),
  beforeLoad: ({ context: { viewer } }) => {
    if (!actsAs(viewer, 'manager')) throw notFound();
  },
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient }, deps, location: { pathname } }) =>
    queryClient.fetchQuery(applicationsQuery(deps.page, localeOfPath(pathname))),
  head: privatePage(msg`Applications`),
  component: ApplicationsScreen,
});
