import { orderListSchema, orderSchema } from '#backend/contract/orders/order.ts';
import { paths } from '#backend/contract/paths.ts';
import { createEmitter } from '#app/platform/process/emitter.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';

import { ask, askPage } from '#app/server/backend/ask.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import { orderFrom } from './order-reading.server.ts';
import { tellOfOrder } from './notified-orders.server.ts';

/** Rings when this process placed or changed an order. */
export const orderEmitter = createEmitter();

/** Of more orders than this it is not asked whose they are. */
const mostAskedFor = 20;

/**
 * Says that lists are stale which show orders that were changed elsewhere. Whom they concern is asked for; where that
 * cannot be known, it may be anyone. Never fails.
 * @param ids 0 for an order that is not known
 */
export async function tellOfOrders(ids: readonly number[]): Promise<void> {
  if (ids.includes(0) || ids.length > mostAskedFor) return tellStale('orders', 'anyone');
  for (const id of ids) {
    try {
      tellOfOrder(await ask(paths.order(id), { as: 'service', schema: orderSchema }));
    } catch {
      return tellStale('orders', 'anyone');
    }
  }
}

const perPage = 100;

/** A page of them. */
interface ChangedOrders {
  readonly orders: readonly Order[];
  /** Whether there are more on it than these, which a WordPress has and no one can read. */
  readonly lacksSome: boolean;
}

/**
 * Every order that was placed or changed after an instant, in whatever status unless one is named, of anyone, a hundred
 * at a time: for the machinery that writes mails, never for a page. One that moves on meanwhile may come twice.
 */
export async function* ordersChangedAfter(
  instant: Date,
  status?: OrderStatus,
): AsyncGenerator<ChangedOrders> {
  for (let page = 1; ; page += 1) {
    const { rows, total, totalPages } = await askPage(paths.orders, {
      as: 'service',
      query: {
        status,
        modified_after: instant.toISOString().slice(0, 19),
        dates_are_gmt: 'true',
        // WooCommerce lists orders of one date in another order on each page.
        orderby: 'id',
        page,
        per_page: perPage,
      },
      schema: orderListSchema,
    });
    const most = total === null ? 0 : Math.min(perPage, total - (page - 1) * perPage);
    yield { orders: rows.map(orderFrom), lacksSome: rows.length < most };
    // A page of a WordPress may lack rows that cannot be read: how many it has says nothing.
    if (totalPages === null ? rows.length === 0 : page >= totalPages) return;
  }
}
