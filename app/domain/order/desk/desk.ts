import * as v from 'valibot';
import { paymentStates } from '#domain/payment/payment.ts';
import { longPage } from '#domain/paging/page-param.ts';

/**
 * The lists of the managers' desk: orders awaiting approval, orders that are due soon or overdue, requested retakes,
 * orders by payment state, all orders, and those created outside the app.
 */
export const deskLists = ['approvals', 'due', 'retakes', ...paymentStates, 'all', 'shop'] as const;

export type DeskList = (typeof deskLists)[number];

/** How long an approval has waited, in three steps; an order waits from when it was placed. */
export const approvalAges = ['fresh', 'waiting', 'late'] as const;

export type ApprovalAge = (typeof approvalAges)[number];

const hourMs = 3_600_000;

/** The range of whole hours for each age. */
export const ageHours: Readonly<Record<ApprovalAge, { from: number; to: number }>> = {
  fresh: { from: 0, to: 24 },
  waiting: { from: 24, to: 72 },
  late: { from: 72, to: Infinity },
};

/** What the desk shows. */
export const deskSearchSchema = v.object({
  list: v.picklist(deskLists),
  /** Only orders of this age; a filter of the approvals only. */
  age: v.nullable(v.picklist(approvalAges)),
  /** An order number, a name, a reference, an amount, or a whole line of a bank statement; empty for all. */
  find: v.pipe(v.string(), v.maxLength(200)),
  ...longPage,
});

export type DeskSearch = v.InferOutput<typeof deskSearchSchema>;

/** A router parses a number in a URL as a number. */
const typed = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim());

/** The search parameters of the desk's URL; missing or invalid ones get defaults. */
export const deskParams = {
  list: v.fallback(v.optional(v.picklist(deskLists)), undefined),
  age: v.fallback(v.optional(v.picklist(approvalAges)), undefined),
  find: v.fallback(v.optional(v.pipe(typed, v.maxLength(200))), undefined),
};

/** The desk's former URL parameters, from when it was part of the orders page: the payment state, or any. */
export const formerDeskParams = {
  payment: v.fallback(v.optional(v.picklist([...paymentStates, 'any'])), undefined),
  find: deskParams.find,
};

/** The range of instants in which an order of this age was placed; null is open-ended. @param now in milliseconds */
export function placedBetween(
  age: ApprovalAge | null,
  now: number,
): { readonly after: Date | null; readonly before: Date | null } {
  if (age === null) return { after: null, before: null };
  const { from, to } = ageHours[age];
  return {
    after: to === Infinity ? null : new Date(now - to * hourMs),
    before: from === 0 ? null : new Date(now - from * hourMs),
  };
}

/** How much there is to do at the desk; null if there is more than is counted. */
export interface DeskCounts {
  readonly approvals: Readonly<Record<ApprovalAge, number | null>>;
  readonly awaiting: number | null;
  readonly refundDue: number | null;
  /** Null if no orders are created outside the app. */
  readonly ofShop: number | null;
}
