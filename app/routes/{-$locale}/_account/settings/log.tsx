import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { ChangeLogScreen } from '#app/features/admin/change-log/change-log-screen.tsx';
import { changeLogQuery } from '#app/features/admin/change-log/change-log.queries.ts';
import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { pageParam } from '#domain/paging/page-param.ts';

/** For administrators. The function checks again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/log')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ page: pageParam }),
  beforeLoad: onlyAdministrators,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient }, deps }) => queryClient.fetchQuery(changeLogQuery(deps.page)),
  head: privatePage(msg`Activity log`),
  component: ChangeLogScreen,
});
