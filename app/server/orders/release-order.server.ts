import { releaseOrder } from '#app/server/backend/orders/fulfilment/release.server.ts';
import { changeNoted } from '#app/server/settings/store/change-log.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { actsAs } from '#domain/account/role.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import type { Order } from '#domain/order/order.ts';

/**
 * Lets the celebrity of an unpaid order start work; the site's log records it with the reason.
 * @throws AppError `not_allowed`, `not_found`, `order_moved_on`
 */
export async function releaseNoted(
  asked: { readonly orderId: number; readonly reason: string },
  user: User,
): Promise<Order> {
  const { number } = await getOrder(asked.orderId, user);
  if (!actsAs(user, 'manager')) throw new AppError('not_allowed');
  const note = {
    name: 'order-release',
    value: { number, reason: asked.reason },
    actor: user,
    now: new Date(),
  };
  return changeNoted(await ownTables(), note, () => releaseOrder(asked, user));
}
