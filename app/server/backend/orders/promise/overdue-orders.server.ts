import { AppError } from '#domain/app-error.ts';
import { isGivenUp } from '#domain/order/promise/due-date.ts';
import type { Rejection } from '#domain/order/transitions/rejection.ts';

import { orderEmitter } from '../changed-orders.server.ts';
import { readCurrentOrder } from '../read-current-order.server.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { owedOrders } from './owed-orders.server.ts';

const notDelivered: Rejection = { reason: 'not-delivered', words: '' };

/**
 * Cancels the orders that were not delivered in time, so that their money goes back (docs/adr/0134). Safe to run in
 * several processes at once: the back end compares the state each order was read in. A failure does not block the other
 * orders.
 * @returns how many were cancelled
 */
export async function cancelOverdueOrders(
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let cancelled = 0;
  for (const listed of await owedOrders(now)) {
    if (isStopped()) break;
    if (!isGivenUp(listed, now.getTime())) continue;
    try {
      // It may have been sent or extended while the ones before it were cancelled.
      const order = await readCurrentOrder(listed.id);
      if (!isGivenUp(order, now.getTime())) continue;
      await cancelOrder(order, null, notDelivered, now);
      cancelled += 1;
    } catch (error) {
      // Delivered, extended or cancelled by another process at the same moment: nothing left to do.
      if (!(error instanceof AppError) || error.code !== 'order_moved_on') console.error(error);
    }
  }
  if (cancelled > 0) orderEmitter.emit();
  return cancelled;
}
