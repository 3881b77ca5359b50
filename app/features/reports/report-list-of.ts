import * as v from 'valibot';

import { reportListSchema, type ReportList } from '#domain/report/report-list.ts';

/** The list named in the URL; open reports by default. */
export function reportListOf(text: string | undefined): ReportList {
  return v.is(reportListSchema, text) ? text : 'open';
}
