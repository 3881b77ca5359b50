import type { Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { leftOf } from '#domain/refund/partial-refunds.ts';
import { canRefundPart } from '#domain/refund/part-refund.ts';
import { isRefundedByTransfer } from '#domain/refund/refund-account.ts';

import type { PartRefundRow } from './store/part-refunds.server.ts';

/** What an order is owed by bank transfer: all of it, or a part. */
export interface OwedRefund {
  readonly cents: Cents;
  /** The part; null if it is all that the order is owed. */
  readonly part: PartRefundRow | null;
}

/**
 * What is owed of an order now; null if nothing is. Once all of it is owed, a part that was decided on before is in
 * that.
 */
export function owedOf(order: Order, part: PartRefundRow | undefined): OwedRefund | null {
  const left = leftOf(order);
  if (isRefundedByTransfer(order)) return { cents: left, part: null };
  const isOwed = part && canRefundPart(order) && part.cents <= left;
  return isOwed ? { cents: part.cents, part } : null;
}
