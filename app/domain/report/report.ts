import * as v from 'valibot';
import { emailSchema } from '#domain/account/account.ts';
import type { ServiceKind } from '#domain/service/service.ts';

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

export function words(limit: number) {
  return v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(limit, 'too-long'));
}

export const reportFields = v.object({
  reason: v.pipe(v.string(), v.picklist(reportReasons, 'required')),
  explanation: words(reportLength.explanation),
  /** Both empty where the reporter is not to be known, or is signed in. */
  name: v.pipe(v.string(), v.trim(), v.maxLength(reportLength.name, 'too-long')),
  email: v.union([v.literal(''), emailSchema], 'not-an-email'),
  /** That the reporter believes what the report says. */
  inGoodFaith: v.pipe(v.string(), v.literal('yes', 'required')),
});

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
