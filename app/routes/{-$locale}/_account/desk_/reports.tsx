import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { reportListOf } from '#app/features/reports/report-list-of.ts';
import { reportCaseQuery, reportsQuery } from '#app/features/reports/reports.queries.ts';
import { ReportsScreen } from '#app/features/reports/reports-screen.tsx';
import { privatePage } from '#app/platform/page/route-head.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { actsAs } from '#domain/account/role.ts';
import { pageParam } from '#domain/paging/page-param.ts';

/**
 * What the address asks for: a list, or one report. Looked at closely here, so that first loads need no list of lists.
 */
const searchSchema = v.object({
  list: v.fallback(v.optional(v.string()), undefined),
  page: pageParam,
  report: v.fallback(v.optional(v.number()), undefined),
});

/** For managers; to all others there is no such page. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/desk_/reports')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: searchSchema,
  beforeLoad: ({ context: { viewer } }) => {
    if (!actsAs(viewer, 'manager')) throw notFound();
  },
  loaderDeps: ({ search: { list, page, report } }) => ({ list, page, report }),
  loader: async ({ context: { queryClient }, deps: { list, page = 1, report } }) => {
    await (report === undefined
      ? queryClient.fetchQuery(reportsQuery(reportListOf(list), page))
      : orNotFound(queryClient.fetchQuery(reportCaseQuery(report))));
  },
  head: privatePage(msg`Reports`),
  component: ReportsScreen,
});
