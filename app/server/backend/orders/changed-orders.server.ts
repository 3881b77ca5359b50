import { orderListSchema, orderSchema } from '#backend/contract/orders/order.ts';
import { paths } from '#backend/contract/paths.ts';
import { createEmitter } from '#app/platform/process/emitter.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';

import { ask, askPage } from '#app/server/backend/ask.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import { orderFrom } from './order-reading.server.ts';
import { tellOfOrder } from './notified-orders.server.ts';

/** Emits when this process placed or changed an order. */
export const orderEmitter = createEmitter();

/** The owners of more orders than this are not looked up. */
const mostAskedFor = 20;

/**
 * Marks lists that show orders changed elsewhere as stale. Looks up whom the orders concern; if that fails, it may be
 * anyone. Never fails.
 * @param ids 0 for an unknown order
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

/** A page of changed orders. */
interface ChangedOrders {
  readonly orders: readonly Order[];
  /** Whether the page has more orders than these: a WordPress may have some that cannot be read. */
  readonly lacksSome: boolean;
}

/**
 * Every order placed or changed after an instant, by any customer and in any status unless one is given, a hundred at a
 * time. For sending mails, never for a page. An order that changes in the meantime may appear twice.
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
        // WooCommerce sorts orders with equal dates differently on each page.
        orderby: 'id',
        page,
        per_page: perPage,
      },
      schema: orderListSchema,
    });
    const most = total === null ? 0 : Math.min(perPage, total - (page - 1) * perPage);
    yield { orders: rows.map(orderFrom), lacksSome: rows.length < most };
    // A WordPress page may omit unreadable rows, so its row count proves nothing.
    if (totalPages === null ? rows.length === 0 : page >= totalPages) return;
  }
}
