import { orderEmitter } from '#app/server/backend/orders/changed-orders.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { recordRefund } from '#app/server/backend/orders/record-refund.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderRefund } from '#domain/refund/partial-refunds.ts';
import { refundReference } from '#domain/refund/refund.ts';

import { endLease, findPartRefund, leasePart } from './store/part-refunds.server.ts';
import type { RefundRow } from './store/refund-runs.server.ts';

/** The refund in the back end that was recorded under a reference, with which its reason ends. */
export function recordedRefund(
  { refunds }: Pick<Order, 'refunds'>,
  reference: string,
): OrderRefund | undefined {
  return refunds.find(({ reason }) => reason.endsWith(`(${reference})`));
}

/**
 * Records in the back end that a part of an order's money went back, once: one process does it at a time, and anyone
 * who takes over after an interruption finds what was recorded by its reference.
 * @throws AppError `refund_moved_on` while another process does, or if that much is not left of the order
 */
export async function recordPart(
  database: Database,
  manager: Pick<User, 'id' | 'role' | 'name'>,
  refund: RefundRow & { readonly partId: number },
  now: Date,
): Promise<void> {
  const { orderId, partId, cents } = refund;
  const part = await leasePart(database, partId, now);
  if (!part) {
    const { state } = (await findPartRefund(database, partId)) ?? {};
    if (state === 'booked') return;
    throw new AppError('refund_moved_on');
  }
  const reference = refundReference(refund);
  try {
    const order = await getOrder(orderId, manager);
    if (recordedRefund(order, reference)) return;
    await recordRefund(orderId, { cents, reason: `${part.reason} (${reference})` });
  } catch (error) {
    // Refused: nothing was recorded. After any other failure the lease keeps others from recording it beside.
    if (error instanceof AppError && error.status < 500) await endLease(database, partId);
    throw error;
  }
  orderEmitter.emit();
}
