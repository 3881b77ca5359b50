import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { AnswerForm } from '#app/features/reports/answer-form.tsx';
import { CasePage } from '#app/features/reports/case-page.tsx';
import { DecisionForm } from '#app/features/reports/decision-form.tsx';
import { QueuePage } from '#app/features/reports/queue-page.tsx';
import { readReportCase, readReports } from '#app/features/reports/reports.functions.ts';
import { reportCaseQuery, reportsQuery } from '#app/features/reports/reports.queries.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { SteadyList } from '#app/entities/live/steady-list.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { actsAs } from '#domain/account/role.ts';
import { pageParam } from '#domain/paging/page-param.ts';
import { reportListSchema, type ReportList } from '#domain/report/report.ts';

/** What the address asks for: a list, or one report. Looked at closely here, so that first loads need no list of lists. */
const searchSchema = v.object({
  list: v.fallback(v.optional(v.string()), undefined),
  page: pageParam,
  report: v.fallback(v.optional(v.number()), undefined),
});

function listOf(text: string | undefined): ReportList {
  return v.is(reportListSchema, text) ? text : 'open';
}

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
      ? queryClient.fetchQuery(reportsQuery(listOf(list), page))
      : orNotFound(queryClient.fetchQuery(reportCaseQuery(report))));
  },
  head: privatePage(msg`Reports`),
  component: Reports,
});

function Reports() {
  const { list, page = 1, report } = Route.useSearch();
  return report === undefined ? (
    <Queue list={listOf(list)} page={page} />
  ) : (
    <Case list={listOf(list)} id={report} />
  );
}

function rowsOfReports({ reports }: Awaited<ReturnType<typeof readReports>>) {
  return reports.rows;
}

function Queue({ list, page }: { list: ReportList; page: number }) {
  const { data } = useSuspenseQuery(reportsQuery(list, page));
  return (
    <SteadyList
      query={{
        queryKey: reportsQuery(list, page).queryKey,
        read: () => readReports({ data: { list, page } }),
      }}
      data={data}
      rowsOf={rowsOfReports}
      what="list"
    >
      <QueuePage list={list} queue={data} locale={useLocale()} />
    </SteadyList>
  );
}

function Case({ list, id }: { list: ReportList; id: number }) {
  const { data: found } = useSuspenseQuery(reportCaseQuery(id));
  const { statement } = found;
  const isObjected = statement !== null && statement.objection !== null;
  return (
    <SteadyList
      query={{
        queryKey: reportCaseQuery(id).queryKey,
        read: () => readReportCase({ data: { id } }),
      }}
      data={found}
      what="report"
    >
      <CasePage list={list} found={found} locale={useLocale()}>
        {statement === null ? <DecisionForm key={id} found={found} /> : null}
        {isObjected && statement.answeredAt === null ? <AnswerForm key={id} found={found} /> : null}
      </CasePage>
    </SteadyList>
  );
}
