import { orderStatuses, type OrderStatus } from '#domain/order/order-status.ts';
import { calledOff } from '#domain/payment/payment.ts';
import { actsAs, type Actor, type Role } from '#domain/account/role.ts';
import type { OrderStanding, Whose } from './order-move.ts';

/** Statuses that an order only has once a manager approved it. */
export const approvedStatuses: readonly OrderStatus[] = ['on-hold', 'processing', 'completed'];

/** What is needed to know whether an order ever came past the managers. */
type Past = Pick<OrderStanding, 'status'> & {
  /** Whether it was made past the app and no one adopted it. */
  readonly isOfShop?: boolean;
  readonly events: readonly { readonly from?: OrderStatus | null; readonly to: OrderStatus }[];
};

/** Whether managers have let an order pass: by where it stands, of one that was called off by where it has been. */
export function wasApproved({ status, events }: Past): boolean {
  // A back end of others may have let it pass without writing that down: then the next event says where it stood.
  const hasBeen = events.some(({ from, to }) =>
    approvedStatuses.some((approved) => approved === to || approved === from),
  );
  return approvedStatuses.includes(status) || (calledOff.includes(status) && hasBeen);
}

/** The statuses in which someone of this role can have orders; a celebrity sees none before it was approved. */
export function statusesFor(role: Role): readonly OrderStatus[] {
  return role === 'celebrity'
    ? orderStatuses.filter(
        (status) => approvedStatuses.includes(status) || calledOff.includes(status),
      )
    : orderStatuses;
}

/**
 * Who may see an order at all: its fan, managers and administrators, and once it was approved its celebrity, unless it
 * is one of the shop's own.
 */
export function maySeeOrder(actor: Actor, order: Whose & Past): boolean {
  if (actsAs(actor, 'manager')) return true;
  if (actor.id === order.customerId) return true;
  if (order.isOfShop) return false;
  return actor.role === 'celebrity' && actor.id === order.celebrityId && wasApproved(order);
}
