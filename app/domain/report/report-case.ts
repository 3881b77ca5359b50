import type { Locale } from '#domain/locale.ts';
import type { ReportTarget, ReportReason, ReportSnapshot } from './report.ts';
import type { ReportAction, Decision } from './report-decision.ts';
import type { ObjectionOutcome } from './objection.ts';

/** A row of a list of reports. */
export interface ReportRow {
  readonly id: number;
  readonly target: ReportTarget;
  readonly snapshot: ReportSnapshot;
  readonly reason: ReportReason;
  /** UTC instants. */
  readonly receivedAt: string;
  readonly decidedAt: string | null;
  readonly action: ReportAction | null;
  /** How many reports of the same thing there are, this one included. */
  readonly ofSameThing: number;
}

/** Who reported something, as far as that is known. */
export interface Reporter {
  readonly name: string;
  readonly email: string;
  readonly personId: number | null;
}

/** One report of a thing. */
export interface ReportEntry {
  readonly id: number;
  readonly reason: ReportReason;
  readonly explanation: string;
  readonly receivedAt: string;
  readonly reporter: Reporter | null;
  readonly isDecided: boolean;
}

/** A decision as it was sent out. */
export interface Statement extends Decision {
  readonly id: string;
  readonly target: ReportTarget;
  readonly title: string;
  readonly decidedAt: string;
  /** Null to the celebrity, who does not learn it. */
  readonly decidedBy: string | null;
  readonly objection: string | null;
  readonly objectedAt: string | null;
  readonly outcome: ObjectionOutcome | null;
  readonly answer: string | null;
  readonly answeredAt: string | null;
}

/** A report with all that its decision needs. */
export interface ReportCase {
  readonly id: number;
  readonly target: ReportTarget;
  readonly snapshot: ReportSnapshot;
  readonly celebrityId: number | null;
  /** The language that the celebrity is written to. */
  readonly celebrityLocale: Locale;
  /**
   * This report and the other open ones of the same thing, which one decision decides; or those that were decided with
   * it.
   */
  readonly entries: readonly ReportEntry[];
  /** The decision on it; null while it is open. */
  readonly statement: Statement | null;
  /** Other decisions on the same thing, the newest first. */
  readonly earlier: readonly Statement[];
  /** What this reader may decide. */
  readonly actions: readonly ReportAction[];
  /** Whether this reader may answer the objection. */
  readonly mayAnswer: boolean;
  /** A decision that was begun and not finished: it may have taken effect. */
  readonly interrupted: ReportAction | null;
}
