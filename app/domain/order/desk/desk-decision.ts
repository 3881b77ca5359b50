import * as v from 'valibot';

import type { Cents } from '#domain/money/money.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import type { OrderStatus } from '../order-status.ts';
import { reasonsOf, rejectionSchema } from '../transitions/rejection.ts';

/** As many as a page of the desk has. */
export const deskPageSize = 25;

const orderIds = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  v.minLength(1),
  v.maxLength(deskPageSize),
  v.transform((ids) => [...new Set(ids)]),
);

/**
 * What a manager decides on some orders at once, each seen while it waited for approval; one reason is for all of them.
 */
export const deskDecisionSchema = v.variant('action', [
  v.object({
    action: v.literal('accept'),
    orderIds,
    /** Whether unpaid ones among several are meant, too; one that is decided on alone is. */
    withUnpaid: v.optional(v.boolean(), false),
  }),
  v.object({
    action: v.literal('reject'),
    orderIds,
    rejection: v.pipe(
      rejectionSchema,
      v.check(({ reason }) => reasonsOf.manager.includes(reason)),
    ),
  }),
]);
export type DeskDecision = v.InferOutput<typeof deskDecisionSchema>;

/**
 * What came of one of them: someone may have been faster, which is told with where it stands now, or the
 * celebrity's store is closed, or it is not paid and was not meant.
 */
export interface DecisionOutcome {
  readonly orderId: number;
  readonly outcome: 'done' | 'movedOn' | 'storeClosed' | 'unpaid' | 'failed';
  /** Where it stands now; null where no one could tell. */
  readonly status: OrderStatus | null;
}

/** How many of some orders are not paid, and what they cost together. */
export function unpaidAmong(
  orders: readonly { readonly payment: PaymentState; readonly total: Cents }[],
): { readonly count: number; readonly sum: Cents } {
  const unpaid = orders.filter(({ payment }) => payment === 'awaiting');
  return { count: unpaid.length, sum: unpaid.reduce((sum, { total }) => sum + total, 0) };
}
