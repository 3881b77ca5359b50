import { orderStatuses, type OrderStatus } from '#domain/order/order-status.ts';
import { calledOff } from '#domain/payment/payment.ts';
import { actsAs, type Actor, type Role } from '#domain/account/role.ts';
import type { OrderStanding, Whose } from './order-move.ts';

/** Statuses that an order only reaches once a manager approved it. */
export const approvedStatuses: readonly OrderStatus[] = ['on-hold', 'processing', 'completed'];

/** The data needed to tell whether an order was ever approved. */
type Past = Pick<OrderStanding, 'status'> & {
  /** Whether it was created outside the app and no one has adopted it. */
  readonly isOfShop?: boolean;
  readonly events: readonly { readonly from?: OrderStatus | null; readonly to: OrderStatus }[];
};

/** Whether managers approved an order: judged by its status, or by its history if it was called off. */
export function wasApproved({ status, events }: Past): boolean {
  // An external back end may have approved it without recording that; then the next event shows its status before.
  const hasBeen = events.some(({ from, to }) =>
    approvedStatuses.some((approved) => approved === to || approved === from),
  );
  return approvedStatuses.includes(status) || (calledOff.includes(status) && hasBeen);
}

/** The statuses in which a user of this role can see orders; a celebrity sees none before approval. */
export function statusesFor(role: Role): readonly OrderStatus[] {
  return role === 'celebrity'
    ? orderStatuses.filter(
        (status) => approvedStatuses.includes(status) || calledOff.includes(status),
      )
    : orderStatuses;
}

/**
 * Who may see an order at all: its fan, managers and administrators, and, once it was approved, its celebrity, unless
 * it is one of the shop's own.
 */
export function maySeeOrder(actor: Actor, order: Whose & Past): boolean {
  if (actsAs(actor, 'manager')) return true;
  if (actor.id === order.customerId) return true;
  if (order.isOfShop) return false;
  return actor.role === 'celebrity' && actor.id === order.celebrityId && wasApproved(order);
}
