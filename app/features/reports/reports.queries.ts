import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';
import type { ReportTarget } from '#domain/report/report.ts';
import type { ReportList } from '#domain/report/report-list.ts';

import {
  readReportCase,
  readReports,
  readReportTarget,
  readStatement,
} from './reports.functions.ts';

/** The subject of a new report. */
export function reportTargetQuery(target: ReportTarget, locale: Locale) {
  return queryOptions({
    queryKey: ['report-target', target, locale],
    queryFn: () => readReportTarget({ data: { target, locale } }),
  });
}

/** A page of a list of reports. Never served stale, because several people work on it. */
export function reportsQuery(list: ReportList, page: number) {
  return queryOptions({
    queryKey: ['reports', list, page],
    queryFn: () => readReports({ data: { list, page } }),
    staleTime: 0,
  });
}

/** One report. Never served stale. */
export function reportCaseQuery(id: number) {
  return queryOptions({
    queryKey: ['reports', 'case', id],
    queryFn: () => readReportCase({ data: { id } }),
    staleTime: 0,
  });
}

/** A statement of reasons by the secret from its email. */
export function statementQuery(token: string) {
  return queryOptions({
    queryKey: ['statement', token],
    queryFn: () => readStatement({ data: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
