import * as v from 'valibot';
import { paymentStates } from '#domain/payment/payment.ts';
import { longPage } from '#domain/paging/page-param.ts';

/**
 * The lists of the managers' desk: what waits for approval, retakes that were asked for, orders by their money, all,
 * and those made past the app.
 */
export const deskLists = ['approvals', 'retakes', ...paymentStates, 'all', 'shop'] as const;

export type DeskList = (typeof deskLists)[number];

/** For how long an approval has waited, in three steps; an order waits for it from when it was placed. */
export const approvalAges = ['fresh', 'waiting', 'late'] as const;

export type ApprovalAge = (typeof approvalAges)[number];

const hourMs = 3_600_000;

/** Whole hours from which on, and up to which, an order counts as that old. */
export const ageHours: Readonly<Record<ApprovalAge, { from: number; to: number }>> = {
  fresh: { from: 0, to: 24 },
  waiting: { from: 24, to: 72 },
  late: { from: 72, to: Infinity },
};

/** What the desk shows. */
export const deskSearchSchema = v.object({
  list: v.picklist(deskLists),
  /** Only those of this age; a filter of the approvals alone. */
  age: v.nullable(v.picklist(approvalAges)),
  /** An order number, a name, a reference, an amount, or a whole line of a bank statement; empty for all. */
  find: v.pipe(v.string(), v.maxLength(200)),
  ...longPage,
});

export type DeskSearch = v.InferOutput<typeof deskSearchSchema>;

/** A router reads a number in an address as one. */
const typed = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim());

/** What the desk's address says; what is left out or wrong falls back. */
export const deskParams = {
  list: v.fallback(v.optional(v.picklist(deskLists)), undefined),
  age: v.fallback(v.optional(v.picklist(approvalAges)), undefined),
  find: v.fallback(v.optional(v.pipe(typed, v.maxLength(200))), undefined),
};

/** How the desk was asked for while it was a part of the orders' page: the state of the money, or any. */
export const formerDeskParams = {
  payment: v.fallback(v.optional(v.picklist([...paymentStates, 'any'])), undefined),
  find: deskParams.find,
};

/** Between which instants an order of this age was placed; null is open. @param now in milliseconds */
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

/** How much there is to do at the desk; null where there is more than anyone counts. */
export interface DeskCounts {
  readonly approvals: Readonly<Record<ApprovalAge, number | null>>;
  readonly awaiting: number | null;
  readonly refundDue: number | null;
  /** Null where no order is made past the app. */
  readonly ofShop: number | null;
}
