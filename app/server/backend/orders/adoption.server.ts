import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import { actsAs } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { orderEmitter } from './changed-orders.server.ts';
import { orderFrom } from './order-reading.server.ts';
import { refusalOfOrder } from './placing/order-refusal.server.ts';
import { getOrder } from './orders.server.ts';

/**
 * Adopts an order that the shop received outside the app: it is assigned to its celebrity, and who adopted it and when
 * is stored with it. Orders that are not the shop's own stay unchanged.
 * @throws AppError `not_allowed` for non-managers, `not_found`
 */
export async function adoptOrder(
  orderId: number,
  person: Pick<User, 'id' | 'role' | 'name'>,
): Promise<Order> {
  if (!actsAs(person, 'manager')) throw new AppError('not_allowed');
  const order = await getOrder(orderId, person);
  if (!order.isOfShop) return order;
  const event = {
    ...{ at: new Date().toISOString(), by: person.role },
    ...{ actor: person.id, name: person.name },
  };
  const wire = await ask(paths.order(orderId), {
    method: 'PATCH',
    as: 'service',
    body: { meta_data: [{ key: orderMeta.adopted, value: event }] },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  orderEmitter.emit();
  return orderFrom(wire);
}
