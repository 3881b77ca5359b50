import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';

import { StableList } from '#app/entities/live/stable-list.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import type { ReportList } from '#domain/report/report-list.ts';

import { AnswerForm } from './answer-form.tsx';
import { CasePage } from './case-page.tsx';
import { DecisionForm } from './decision-form.tsx';
import { QueuePage } from './queue-page.tsx';
import { reportListOf } from './report-list-of.ts';
import { readReportCase, readReports } from './reports.functions.ts';
import { reportCaseQuery, reportsQuery } from './reports.queries.ts';

/** A list of reports, or one of them. */
export function ReportsScreen() {
  const { list, page = 1, report } = useSearch({ from: '/{-$locale}/_account/desk_/reports' });
  return report === undefined ? (
    <Queue list={reportListOf(list)} page={page} />
  ) : (
    <Case list={reportListOf(list)} id={report} />
  );
}

function rowsOfReports({ reports }: Awaited<ReturnType<typeof readReports>>) {
  return reports.rows;
}

function Queue({ list, page }: { list: ReportList; page: number }) {
  const { data } = useSuspenseQuery(reportsQuery(list, page));
  return (
    <StableList
      query={{
        queryKey: reportsQuery(list, page).queryKey,
        read: () => readReports({ data: { list, page } }),
      }}
      data={data}
      rowsOf={rowsOfReports}
      what="list"
    >
      <QueuePage list={list} queue={data} locale={useLocale()} />
    </StableList>
  );
}

function Case({ list, id }: { list: ReportList; id: number }) {
  const { data: found } = useSuspenseQuery(reportCaseQuery(id));
  const { statement } = found;
  const isObjected = statement !== null && statement.objection !== null;
  return (
    <StableList
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
    </StableList>
  );
}
