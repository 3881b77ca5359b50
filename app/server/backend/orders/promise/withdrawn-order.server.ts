import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';
import type { Rejection } from '#domain/order/transitions/rejection.ts';

import { cardGateway, cardOffer } from '#app/server/backend/payments/card-gateway.server.ts';
import { patchPayment } from '#app/server/backend/payments/payments.server.ts';
import { orderEmitter } from '../changed-orders.server.ts';
import { drainAndClose } from '../drain-and-close.server.ts';
import { cancelOrder } from './cancel-order.server.ts';

const withdrawn: Rejection = { reason: 'withdrawn', words: '' };

/**
 * Cancels an order that its fan withdrew from before it was delivered. Its fan has no right any more that it stays: it
 * is cancelled by the site, whatever became of it since the declaration.
 * @throws AppError `order_moved_on` after a concurrent change, or while a card is being charged
 */
export async function cancelWithdrawn(order: Order, at: Date): Promise<void> {
  const gateway = cardOffer() === null ? null : cardGateway();
  const isCharging =
    order.paymentMethod === 'card' && order.payment === 'awaiting' && order.transactionId !== '';
  if (isCharging && !(await drainAndClose(order, gateway))) throw new AppError('order_moved_on');
  await cancelOrder(order, null, withdrawn, at);
  orderEmitter.emit();
}

/** Makes the money of a delivered order due for a refund. @throws AppError `order_moved_on` after another change */
export async function oweWithdrawn(order: Order): Promise<void> {
  await patchPayment(order, 'refund-due', 'system', '');
  orderEmitter.emit();
}
