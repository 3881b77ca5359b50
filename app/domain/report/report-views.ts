import type { Paged } from '#domain/paging/pagination.ts';

import type { ReportRow, Statement } from './report-case.ts';

/** A page of a list of reports, and how many there are to decide. */
export interface ReportQueue {
  readonly reports: Paged<ReportRow>;
  readonly work: { readonly open: number; readonly objections: number };
}

/** A statement of reasons as its celebrity reads it. */
export interface OwnStatement {
  /** Without who on the team decided. */
  readonly statement: Statement;
  readonly mayObject: boolean;
}
