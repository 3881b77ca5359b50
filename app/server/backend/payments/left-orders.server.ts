import type { Order } from '#domain/order/order.ts';
import { awaitsPayment } from '#domain/payment/payment.ts';
import { askPage } from '#app/server/backend/ask.server.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { orderListSchema } from '#backend/contract/orders/order.ts';
import { paths } from '#backend/contract/paths.ts';

/** Newer orders may still be in the middle of being placed. */
const untouchedMs = 60_000;

/**
 * Longer than any card authorisation lasts; without a limit, old unpaid transfer orders would pile up in the results.
 */
const oldestMs = 90 * 86_400_000;

const perPage = 100;

/** Orders of all fans whose card payment was started but not completed. */
export async function leftOrders(now: Date): Promise<readonly Order[]> {
  const left = new Map<number, Order>();
  const after = new Date(now.getTime() - oldestMs).toISOString().slice(0, 19);
  for (let page = 1; ; page += 1) {
    const { rows } = await askPage(paths.orders, {
      as: 'service',
      query: { payment: 'awaiting', after, dates_are_gmt: 'true', page, per_page: perPage },
      schema: orderListSchema,
    });
    for (const order of rows.map(orderFrom)) {
      const isLeft =
        order.paymentMethod === 'card' &&
        order.transactionId !== '' &&
        awaitsPayment(order) &&
        now.getTime() - new Date(order.createdAt).getTime() > untouchedMs;
      if (isLeft) left.set(order.id, order);
    }
    if (rows.length < perPage) return [...left.values()];
  }
}
