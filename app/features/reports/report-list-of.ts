import * as v from 'valibot';

import { reportListSchema, type ReportList } from '#domain/report/report-list.ts';

/** The list that an address names; what is none is the list of what is open. */
export function reportListOf(text: string | undefined): ReportList {
  return v.is(reportListSchema, text) ? text : 'open';
}
