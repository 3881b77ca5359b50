import type { Paged } from '#domain/paging/pagination.ts';

import type { ReportRow, Statement } from './report-case.ts';

/** A page of a list of reports, and how many are open. */
export interface ReportQueue {
  readonly reports: Paged<ReportRow>;
  readonly work: { readonly open: number; readonly objections: number };
}

/** A statement of reasons as shown to its celebrity. */
export interface OwnStatement {
  /** Without the team member who decided. */
  readonly statement: Statement;
  readonly mayObject: boolean;
}
