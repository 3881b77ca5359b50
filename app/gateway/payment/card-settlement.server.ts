import { awaitsPayment } from '#domain/payment/payment.ts';

import { askPage } from '#app/gateway/ask.server.ts';
import { cardGateway, cardOffer, type CardGateway } from './card-gateway.server.ts';
import { orderFrom } from '#app/gateway/order/order-reading.server.ts';
import { notePaidByCard } from './payments.server.ts';
import { orderListSchema } from '#backend/contract/order.ts';
import { paths } from '#backend/contract/paths.ts';

/** Younger ones may be in the hands of whoever is placing them. */
const untouchedMs = 60_000;

/**
 * Finishes what a broken connection or a killed process left: orders that a card pays and whose payment was not taken,
 * or taken and not noted. @returns how many were finished
 */
export async function settleCardOrders(now: Date, gateway?: CardGateway): Promise<number> {
  if (!gateway && cardOffer() === null) return 0;
  const { settle } = gateway ?? cardGateway();
  const { rows } = await askPage(paths.orders, {
    as: 'service',
    query: { payment: 'awaiting', per_page: 100 },
    schema: orderListSchema,
  });
  const left = rows
    .map(orderFrom)
    .filter(
      (order) =>
        order.paymentMethod === 'card' &&
        order.transactionId !== '' &&
        awaitsPayment(order) &&
        now.getTime() - new Date(order.createdAt).getTime() > untouchedMs,
    );
  let settled = 0;
  for (const { id, transactionId } of left) {
    if (!(await settle(transactionId))) continue;
    await notePaidByCard(id, transactionId);
    settled += 1;
  }
  return settled;
}
