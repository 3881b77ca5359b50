import type { Locale } from '#domain/locale.ts';
import type { ReportTarget, ReportReason, ReportSnapshot } from './report.ts';
import type { ReportAction, Decision } from './report-decision.ts';
import type { ObjectionOutcome } from './objection.ts';

/** A row in a list of reports. */
export interface ReportRow {
  readonly id: number;
  readonly target: ReportTarget;
  readonly snapshot: ReportSnapshot;
  readonly reason: ReportReason;
  /** UTC instants. */
  readonly receivedAt: string;
  readonly decidedAt: string | null;
  readonly action: ReportAction | null;
  /** How many reports about the same item there are, including this one. */
  readonly ofSameThing: number;
}

/** The reporter, as far as known. */
export interface Reporter {
  readonly name: string;
  readonly email: string;
  readonly personId: number | null;
}

/** One report about an item. */
export interface ReportEntry {
  readonly id: number;
  readonly reason: ReportReason;
  readonly explanation: string;
  readonly receivedAt: string;
  readonly reporter: Reporter | null;
  readonly isDecided: boolean;
}

/** A decision as sent to the parties. */
export interface Statement extends Decision {
  readonly id: string;
  readonly target: ReportTarget;
  readonly title: string;
  readonly decidedAt: string;
  /** Null for the celebrity, who is not told. */
  readonly decidedBy: string | null;
  readonly objection: string | null;
  readonly objectedAt: string | null;
  readonly outcome: ObjectionOutcome | null;
  readonly answer: string | null;
  readonly answeredAt: string | null;
}

/** A report with everything needed to decide on it. */
export interface ReportCase {
  readonly id: number;
  readonly target: ReportTarget;
  readonly snapshot: ReportSnapshot;
  readonly celebrityId: number | null;
  /** The language used for mail to the celebrity. */
  readonly celebrityLocale: Locale;
  /**
   * This report and the other open ones about the same item, which are decided together; or those that were decided
   * together with it.
   */
  readonly entries: readonly ReportEntry[];
  /** The decision; null while the report is open. */
  readonly statement: Statement | null;
  /** Other decisions about the same item, newest first. */
  readonly earlier: readonly Statement[];
  /** What this user may decide. */
  readonly actions: readonly ReportAction[];
  /** Whether this user may answer the objection. */
  readonly mayAnswer: boolean;
  /** A decision that was started but not completed: it may have taken effect. */
  readonly interrupted: ReportAction | null;
}
