import type { WireOrder } from '#backend/contract/orders/order.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import type { OrderRefund } from '#domain/refund/partial-refunds.ts';

/** The refunds of a wire order, oldest first. */
export function refundsFrom({ refunds }: Pick<WireOrder, 'refunds'>): OrderRefund[] {
  return refunds
    .map(({ id, reason, total }) => ({
      id,
      cents: Math.abs(centsFromDecimal(total)),
      reason: reason ?? '',
    }))
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => one.id - other.id);
}
