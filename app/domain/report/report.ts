import * as v from 'valibot';

import { emailSchema } from '#domain/account/account.ts';
import type { Locale } from '#domain/locale.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { isAdministrator, actsAs, type Actor } from '#domain/account/role.ts';

/** What can be reported. A new kind is a line here, one in `actionsOf` and one in `report-targets.server.ts`. */
export const reportedKinds = ['profile', 'product', 'service', 'answer'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/**
 * One thing that can be reported: a celebrity, a product, the product behind a service, or an order whose answer it is.
 */
export const reportTargetSchema = v.object({
  kind: v.picklist(reportedKinds),
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
});
export type ReportTarget = v.InferOutput<typeof reportTargetSchema>;

/** Why something is reported. */
export const reportReasons = [
  'impersonation',
  'illegal',
  'fraud',
  'hate',
  'sexual',
  'copyright',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reasons that concern a right of the reporter's own: it cannot be judged without knowing who claims it. */
const reasonsOfOwnRight: readonly ReportReason[] = ['impersonation', 'copyright'];

/** Whether a report with this reason needs the name and address of its reporter. */
export function needsReporter(reason: ReportReason): boolean {
  return reasonsOfOwnRight.includes(reason);
}

export const reportLength = { explanation: 4_000, name: 120, answer: 4_000, ground: 300 } as const;

function words(limit: number) {
  return v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(limit, 'too-long'));
}

const reportFields = v.object({
  reason: v.pipe(v.string(), v.picklist(reportReasons, 'required')),
  explanation: words(reportLength.explanation),
  /** Both empty where the reporter is not to be known, or is signed in. */
  name: v.pipe(v.string(), v.trim(), v.maxLength(reportLength.name, 'too-long')),
  email: v.union([v.literal(''), emailSchema], 'not-an-email'),
  /** That the reporter believes what the report says. */
  inGoodFaith: v.pipe(v.string(), v.literal('yes', 'required')),
});

/** Says of both fields which one is missing. */
function reporterIsNamed({ reason, name, email }: v.InferOutput<typeof reportFields>) {
  return {
    name: !needsReporter(reason) || name !== '',
    email: !needsReporter(reason) || email !== '',
  };
}

/** A report as a visitor fills it in. */
export const reportSchema = v.pipe(
  reportFields,
  v.forward(
    v.check((report) => reporterIsNamed(report).name, 'required'),
    ['name'],
  ),
  v.forward(
    v.check((report) => reporterIsNamed(report).email, 'required'),
    ['email'],
  ),
);
/** The same for a signed-in reporter, whose name and address the account has. */
export const ownReportSchema = reportFields;
export type Report = v.InferOutput<typeof reportFields>;

/** What a report shows of the reported thing, as it was then. */
export interface ReportSnapshot {
  /** What it is called: the celebrity, the product, the number of the order. */
  readonly title: string;
  readonly celebrity: string;
  readonly service: ServiceKind | null;
  /** Its text in the language of the report, without formatting. */
  readonly text: string;
}

/** What can be decided on a report. */
export const reportActions = ['none', 'hideText', 'unlist', 'close'] as const;
export type ReportAction = (typeof reportActions)[number];

/** What can be decided on each kind of thing. */
export const actionsOf: Readonly<Record<ReportedKind, readonly ReportAction[]>> = {
  profile: ['none', 'hideText', 'close'],
  product: ['none', 'hideText', 'unlist', 'close'],
  service: ['none', 'unlist', 'close'],
  answer: ['none', 'close'],
};

/** Managers decide on reports; closing a store suspends its owner, which is an administrator's. */
export function mayDecideReport(actor: Pick<Actor, 'role'>, action: ReportAction): boolean {
  return action === 'close' ? isAdministrator(actor) : actsAs(actor, 'manager');
}

/** What a restriction rests on: a law, or the terms of use. */
export const reportGrounds = ['law', 'terms'] as const;
export type ReportGround = (typeof reportGrounds)[number];

const decisionFields = v.object({
  action: v.picklist(reportActions),
  /** What was found. */
  facts: words(reportLength.answer),
  ground: v.picklist(reportGrounds),
  /** Which article or clause; may be empty where nothing is restricted. */
  groundText: v.pipe(v.string(), v.trim(), v.maxLength(reportLength.ground, 'too-long')),
});

/** A decision as it is filled in: the statement of reasons. */
export const decisionSchema = v.pipe(
  decisionFields,
  v.forward(
    v.check(({ action, groundText }) => action === 'none' || groundText !== '', 'required'),
    ['groundText'],
  ),
);
export type Decision = v.InferOutput<typeof decisionFields>;

/** An objection to a decision. */
export const objectionSchema = v.object({ objection: words(reportLength.explanation) });

/** What becomes of an objection: the decision stays, or what it restricted is lifted. */
export const objectionOutcomes = ['kept', 'lifted'] as const;
export type ObjectionOutcome = (typeof objectionOutcomes)[number];
export const objectionAnswerSchema = v.object({
  outcome: v.picklist(objectionOutcomes),
  answer: words(reportLength.answer),
});
export type ObjectionAnswer = v.InferOutput<typeof objectionAnswerSchema>;

/** For how long a decision can be objected to: six months, as the Digital Services Act asks. */
export const objectionDays = 184;

export function isInTimeForObjection(decidedAt: Date, now: Date): boolean {
  return now.getTime() - decidedAt.getTime() <= objectionDays * 86_400_000;
}

/** Lists of the reports at the desk. */
export const reportLists = ['open', 'objections', 'decided'] as const;
export type ReportList = (typeof reportLists)[number];
export const reportListSchema = v.picklist(reportLists);

export const reportPageSize = 20;

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
