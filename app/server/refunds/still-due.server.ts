import { readPayableOrders } from '#app/server/backend/payments/payable-orders.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { Order } from '#domain/order/order.ts';

import { owedOf } from './owed-refund.server.ts';
import { openParts, type PartRefundRow } from './store/part-refunds.server.ts';
import type { RefundRow } from './store/refund-runs.server.ts';

/** The orders of refunds as they are now, by id. Only for people who may read all orders. */
export async function ordersOf(
  refunds: readonly { readonly orderId: number }[],
): Promise<ReadonlyMap<number, Order>> {
  const ids = [...new Set(refunds.map(({ orderId }) => orderId))];
  if (ids.length === 0) return new Map();
  const orders = await readPayableOrders({ ids, checkouts: [] }, { withUnpaid: false });
  return new Map(orders.map((order) => [order.id, order]));
}

/** Whether an order is owed what its refund sends: someone may have refunded it by hand meanwhile. */
export function isStillDue(
  { cents, partId }: Pick<RefundRow, 'cents' | 'partId'>,
  order: Order | undefined,
  part: PartRefundRow | undefined,
): boolean {
  const owed = order ? owedOf(order, part) : null;
  return owed?.cents === cents && (owed.part?.id ?? null) === partId;
}

/** Whether everything that has not been sent is owed. */
export async function areStillDue(
  database: Pick<Database, 'select'>,
  refunds: readonly RefundRow[],
): Promise<boolean> {
  const open = refunds.filter(({ state }) => state === 'prepared');
  const orders = await ordersOf(open);
  const parts = await openParts(database, [...orders.keys()]);
  return open.every((refund) =>
    isStillDue(refund, orders.get(refund.orderId), parts.get(refund.orderId)),
  );
}
