import {
  mayMake,
  obstacleTo,
  type Obstacle,
  type OrderStanding,
} from '#domain/order/transitions/order-move.ts';
import { orderMoves } from '#domain/order/transitions/order-moves.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { isPaymentState } from '#domain/payment/payment.ts';
import { isOrderStatus } from '#domain/order/order-status.ts';
import { roles, type Actor } from '#domain/account/role.ts';
import { isServiceKind } from '#domain/service/service.ts';

import { videoIn } from '#backend/contract/orders/order-video.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { fulfilmentIn } from '#backend/contract/orders/order-fulfilment.ts';
import { pendingIn } from '#backend/contract/orders/pending-fulfilment.ts';
import { serviceMetaKey } from '#backend/contract/catalog/product.ts';
import type { MetaEntry } from './store/order-writes.ts';
import type { StoredOrder } from './store/orders.ts';
import { type Caller, domainRole } from '#backend/http/auth/caller.ts';

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

/** The meta of an order as the wire knows it. */
export function metaEntries(meta: StoredOrder['meta']): readonly MetaEntry[] {
  return meta.map(({ key, value }) => ({ key, value: value.of }));
}

/**
 * A stored order as the rules see it; null in a status that they do not know.
 * @param sent the meta of a change that is to be made: what fulfils an order may come with the move
 * @param startsUnpaid whether the work may begin unpaid, whatever is kept with the order
 */
function standingOf(
  { order, lines, meta: stored, storeIsClosed }: StoredOrder,
  sent: readonly MetaEntry[],
  startsUnpaid: boolean,
): OrderStanding | null {
  const kept = metaEntries(stored).filter(({ key }) => !sent.some((entry) => entry.key === key));
  const meta = [...kept, ...sent];
  const { status, customerId, vendorId } = order;
  if (!isOrderStatus(status)) return null;
  const value = (key: string) => meta.find((entry) => entry.key === key)?.value;
  const upload = value(orderMeta.openUpload);
  const pending = pendingIn(meta);
  return {
    status,
    // No one is a guest: no account has this number.
    customerId: customerId ?? 0,
    celebrityId: vendorId,
    lines: lines.map((line) => {
      const service = line.meta.find(({ key }) => key === serviceMetaKey)?.value;
      return { id: line.id, service: isServiceKind(service) ? service : null };
    }),
    ...fulfilmentIn(meta),
    answerVideo: videoIn(value(orderMeta.answerVideo)),
    pendingFulfilment: pending && { droppedAt: pending.droppedAt ?? null },
    openUpload: typeof upload === 'string' && upload !== '' ? upload : null,
    storeIsClosed,
    payment: isPaymentState(order.payment) ? order.payment : 'awaiting',
    startsUnpaid: startsUnpaid || meta.some(({ key }) => key === orderMeta.release),
  };
}

interface HowToMove {
  /** What the change writes besides. */
  readonly meta: readonly MetaEntry[];
  /** Whether the app says that the site begins with unpaid orders. */
  readonly startsUnpaid: boolean;
  /** Whether a person who runs the shop does it in their own name; the app asks on behalf of others. */
  readonly isOwnWord: boolean;
}

/**
 * Whether the table of moves has this transition and, where a person stands behind it, opens it to that person. The
 * app asks the same table before; this is the second lock.
 */
export function transition(
  actor: Actor | null,
  stored: StoredOrder,
  to: OrderStatus,
  { meta, startsUnpaid, isOwnWord }: HowToMove,
): 'open' | 'closed' | Obstacle {
  const order = standingOf(stored, meta, startsUnpaid || isOwnWord);
  const move = orderMoves.find((known) => known.from === order?.status && known.to === to);
  if (!order || !move) return 'closed';
  if (actor && !mayMake(actor, move, order)) return 'closed';
  const obstacle = obstacleTo(move, order);
  // Who completes an order in the shop's own name knows that it is done, whatever its celebrity is about to send.
  if (isOwnWord && (obstacle === 'answer-missing' || obstacle === 'being-sent')) return 'open';
  return obstacle ?? 'open';
}
