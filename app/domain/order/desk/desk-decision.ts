import * as v from 'valibot';

import type { Cents } from '#domain/money/money.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import type { OrderStatus } from '../order-status.ts';
import { reasonsOf, rejectionSchema } from '../transitions/rejection.ts';

/** The number of orders on a page of the desk. */
export const deskPageSize = 25;

const orderIds = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  v.minLength(1),
  v.maxLength(deskPageSize),
  v.transform((ids) => [...new Set(ids)]),
);

/** A manager's decision on several orders, each shown while it waited for approval; one reason applies to all. */
export const deskDecisionSchema = v.variant('action', [
  v.object({
    action: v.literal('accept'),
    orderIds,
    /** Whether unpaid orders in a batch are included; an order decided on alone always is. */
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
 * The result for one order: someone else may have been faster, which is reported with its current status, or the
 * celebrity's store is closed, or it is unpaid and unpaid orders were not included.
 */
export interface DecisionOutcome {
  readonly orderId: number;
  readonly outcome: 'done' | 'movedOn' | 'storeClosed' | 'unpaid' | 'failed';
  /** Its current status; null if unknown. */
  readonly status: OrderStatus | null;
}

/** How many of these orders are unpaid, and their total. */
export function unpaidAmong(
  orders: readonly { readonly payment: PaymentState; readonly total: Cents }[],
): { readonly count: number; readonly sum: Cents } {
  const unpaid = orders.filter(({ payment }) => payment === 'awaiting');
  return { count: unpaid.length, sum: unpaid.reduce((sum, { total }) => sum + total, 0) };
}
