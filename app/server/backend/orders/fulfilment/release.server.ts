import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { WireRelease } from '#backend/contract/orders/order-fulfilment.ts';
import { paths } from '#backend/contract/paths.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { mayRelease } from '#domain/order/transitions/order-move.ts';
import type { Order } from '#domain/order/order.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { orderEmitter } from '../changed-orders.server.ts';
import { orderFrom } from '../order-reading.server.ts';
import { refusalOfOrder } from '../placing/order-refusal.server.ts';
import { getOrder } from '../orders.server.ts';

/**
 * Lets the celebrity of an unpaid order start work; who released it, when and why is stored with the order. The back
 * end compares the state it was read in and accepts only the first release.
 * @throws AppError `not_found`, `not_allowed`, `order_moved_on` if it was paid, released or changed in the meantime
 */
export async function releaseOrder(
  { orderId, reason }: { readonly orderId: number; readonly reason: string },
  { id, role, name }: Pick<User, 'id' | 'role' | 'name'>,
): Promise<Order> {
  const order = await getOrder(orderId, { id, role });
  if (role !== 'manager' && role !== 'administrator') throw new AppError('not_allowed');
  if (!mayRelease({ role }, order)) throw new AppError('order_moved_on');
  const value: WireRelease = { at: new Date().toISOString(), by: role, actor: id, name, reason };
  const wire = await ask(paths.order(orderId), {
    method: 'PATCH',
    as: 'service',
    body: {
      meta_data: [
        { key: orderMeta.actor, value: `${role}:${id}` },
        { key: orderMeta.from, value: order.status },
        { key: orderMeta.paymentFrom, value: order.payment },
        { key: orderMeta.release, value },
      ],
    },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  orderEmitter.emit();
  return orderFrom(wire);
}
