import { orderMoves, movesOpenTo } from '#domain/order-move.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { isOrderStatus } from '#domain/order-status.ts';
import { roles, type Actor } from '#domain/role.ts';

import type { OrderRow } from '../store/orders.ts';
import { type Caller, domainRole } from './caller.ts';

/** Reads the acting person from the meta of a change: "celebrity:2"; null when it is none. */
export function readActor(value: unknown): Actor | null {
  if (typeof value !== 'string') return null;
  const [, name, id] = /^([a-z]+):(\d{1,9})$/.exec(value) ?? [];
  const role = roles.find((known) => known === name);
  return role && id ? { id: Number(id), role } : null;
}

/** Who stands behind a change: the person of the token, or the one that the service names. */
export function actorOf(caller: Caller, named: unknown): Actor | null {
  if (caller.kind === 'person') {
    return { id: caller.user.id, role: domainRole(caller.user.role) };
  }
  return caller.kind === 'service' ? readActor(named) : null;
}

/**
 * True when the table of moves has this transition and, where a person stands behind it, opens it to
 * that person. The app asks the same table before; this is the second lock.
 */
export function transitionAllowed(
  actor: Actor | null,
  { status, customerId, vendorId }: Pick<OrderRow, 'status' | 'customerId' | 'vendorId'>,
  to: OrderStatus,
): boolean {
  if (!isOrderStatus(status)) return false;
  if (!actor) return orderMoves.some((move) => move.from === status && move.to === to);
  return movesOpenTo(actor, { status, customerId, celebrityId: vendorId }).some(
    (move) => move.to === to,
  );
}
