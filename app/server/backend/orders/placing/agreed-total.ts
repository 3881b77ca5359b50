import { type WireOrder } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import { firstOrderStatus } from '#domain/order/order-status.ts';

type Totalled = Pick<WireOrder, 'status' | 'total' | 'meta_data'>;

/**
 * Whether an undecided order came to a different total than its fan agreed to: it counts as cancelled from the start,
 * whatever the status in a WordPress that could not be reached again (ADR 0054).
 */
export function isRefusedByTotal({ status, total, meta_data }: Totalled): boolean {
  const meta = (key: string) => meta_data.find((entry) => entry.key === key)?.value;
  const agreed = meta(orderMeta.agreedTotal);
  return (
    typeof agreed === 'string' &&
    (status === firstOrderStatus || status === 'cancelled') &&
    !hasMoved(meta(orderMeta.events)) &&
    centsFromDecimal(agreed) !== centsFromDecimal(total)
  );
}

/** The embedded back end records that an order was placed, a WordPress only what happened afterwards. */
function hasMoved(events: unknown): boolean {
  return Array.isArray(events) && events.some((event) => event?.from !== null);
}
