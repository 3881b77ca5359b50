import {
  orderMoves,
  movesOpenTo,
  obstacleTo,
  type OrderStanding,
} from '#domain/order/order-move.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { isOrderStatus } from '#domain/order/order-status.ts';
import { roles, type Actor } from '#domain/account/role.ts';
import { isServiceKind } from '#domain/service/service.ts';

import { orderMeta } from '../../contract/order.ts';
import { serviceMetaKey } from '../../contract/product.ts';
import type { StoredOrder } from '../store/orders.ts';
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

/** A stored order as the rules see it; null in a status that they do not know. */
function standingOf({ order, lines, meta, storeIsClosed }: StoredOrder): OrderStanding | null {
  const { status, customerId, vendorId } = order;
  if (!isOrderStatus(status)) return null;
  const services = lines.map(
    (line) => line.meta.find(({ key }) => key === serviceMetaKey)?.value ?? null,
  );
  const video = meta.find(({ key }) => key === orderMeta.answerVideo);
  return {
    status,
    customerId,
    celebrityId: vendorId,
    lines: services.map((service) => ({ service: isServiceKind(service) ? service : null })),
    answerVideo: video ?? null,
    storeIsClosed,
  };
}

/**
 * Whether the table of moves has this transition and, where a person stands behind it, opens it to that person. The
 * app asks the same table before; this is the second lock.
 */
export function transition(
  actor: Actor | null,
  stored: StoredOrder,
  to: OrderStatus,
): 'open' | 'closed' | 'video-missing' | 'store-closed' {
  const order = standingOf(stored);
  const move = orderMoves.find((known) => known.from === order?.status && known.to === to);
  if (!order || !move) return 'closed';
  const obstacle = obstacleTo(move, order);
  if (obstacle) return obstacle;
  return !actor || movesOpenTo(actor, order).some((open) => open.to === to) ? 'open' : 'closed';
}
