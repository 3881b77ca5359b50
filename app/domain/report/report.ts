import * as v from 'valibot';
import { emailSchema } from '#domain/account/account.ts';
import type { ServiceKind } from '#domain/service/service.ts';

/** What can be reported. To add a kind, add a line here, one in `actionsOf` and one in `read-target.server.ts`. */
export const reportedKinds = [
  'profile',
  'product',
  'service',
  'answer',
  'review',
  'reviewAnswer',
] as const;

export type ReportedKind = (typeof reportedKinds)[number];

/**
 * One reported item: a celebrity, a product, the product behind a service, an order whose answer is reported, a review,
 * or the review whose answer is reported.
 */
export const reportTargetSchema = v.object({
  kind: v.picklist(reportedKinds),
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
});

export type ReportTarget = v.InferOutput<typeof reportTargetSchema>;

/** The reason for a report. */
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

/** Reasons that concern the reporter's own rights: they cannot be assessed without knowing who claims them. */
const reasonsOfOwnRight: readonly ReportReason[] = ['impersonation', 'copyright'];

/** Whether a report with this reason requires the reporter's name and address. */
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
  /** Both are empty if the reporter stays anonymous or is signed in. */
  name: v.pipe(v.string(), v.trim(), v.maxLength(reportLength.name, 'too-long')),
  email: v.union([v.literal(''), emailSchema], 'not-an-email'),
  /** The reporter's confirmation that the report is made in good faith. */
  inGoodFaith: v.pipe(v.string(), v.literal('yes', 'required')),
});

/** The same for a signed-in reporter, whose name and address come from the account. */
export const ownReportSchema = reportFields;

export type Report = v.InferOutput<typeof reportFields>;

/** A snapshot of the reported item at the time of the report. */
export interface ReportSnapshot {
  /** Its name: the celebrity, the product, or the order number. */
  readonly title: string;
  readonly celebrity: string;
  readonly service: ServiceKind | null;
  /** Its text in the report's language, without formatting. */
  readonly text: string;
}
