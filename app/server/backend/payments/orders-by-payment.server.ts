import { orderListSchema } from '#backend/contract/orders/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentState } from '#domain/payment/payment.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';

/** More orders than this are not read; references and numbers find all of them. */
const mostPages = 100;

/**
 * The wanted orders in a state of payment. A back end that cannot filter answers others too. Only for people who may
 * read all orders.
 * @param shown how many are wanted, and which come first; all of them, the newest first, if left out
 */
export async function readOrdersByPayment(
  payment: PaymentState,
  isWanted: (order: Order) => boolean,
  shown: {
    readonly most?: number;
    readonly oldestFirst?: boolean;
    /** Only orders in these statuses. */
    readonly statuses?: readonly OrderStatus[];
  } = {},
): Promise<readonly Order[]> {
  const { most = Number.POSITIVE_INFINITY, oldestFirst = false, statuses } = shown;
  const narrowed = {
    ...(oldestFirst ? { order: 'asc' } : {}),
    ...(statuses ? { status: statuses.join(',') } : {}),
  };
  const found: Order[] = [];
  for (let page = 1; page <= mostPages && found.length < most; page += 1) {
    const query = { payment, page, per_page: maxPerPage, ...narrowed };
    const rows = await ask(paths.orders, { as: 'service', query, schema: orderListSchema });
    found.push(...rows.map(orderFrom).filter((one) => one.payment === payment && isWanted(one)));
    if (rows.length < maxPerPage) break;
  }
  return found.slice(0, most);
}
