import {
  mayCancel,
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

/** Parses the actor in the meta of a change: "celebrity:2"; null if invalid. */
export function readActor(value: unknown): Actor | null {
  if (typeof value !== 'string') return null;
  const [, name, id] = /^([a-z]+):(\d{1,9})$/.exec(value) ?? [];
  const role = roles.find((known) => known === name);
  return role && id ? { id: Number(id), role } : null;
}

/** The actor behind a change: the token's user, or the one that the service names. */
export function actorOf(caller: Caller, named: unknown): Actor | null {
  if (caller.kind === 'person') {
    return { id: caller.user.id, role: domainRole(caller.user.role) };
  }
  return caller.kind === 'service' ? readActor(named) : null;
}

/** The meta of an order in wire format. */
export function metaEntries(meta: StoredOrder['meta']): readonly MetaEntry[] {
  return meta.map(({ key, value }) => ({ key, value: value.of }));
}

/**
 * A stored order for the domain's rules; null if its status is unknown to them.
 * @param sent the meta of the pending change: the fulfilment may come with the transition
 * @param startsUnpaid whether work may start unpaid, whatever is stored with the order
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
    // A guest has no account, and no account has the id 0.
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
  /** Other meta that the change writes. */
  readonly meta: readonly MetaEntry[];
  /** Whether the app says that the site starts work on unpaid orders. */
  readonly startsUnpaid: boolean;
  /** Whether a user who runs the shop acts in their own name; the app acts on behalf of others. */
  readonly isOwnWord: boolean;
}

/**
 * Whether the transition table has this transition and, if there is an actor, allows it to them. The app checks the
 * same table first; this is the second safeguard.
 */
export function transition(
  actor: Actor | null,
  stored: StoredOrder,
  to: OrderStatus,
  { meta, startsUnpaid, isOwnWord }: HowToMove,
): 'open' | 'closed' | Obstacle {
  const order = standingOf(stored, meta, startsUnpaid || isOwnWord);
  if (order && to === 'cancelled' && !isOwnWord && mayCancel(actor, order)) return 'open';
  const move = orderMoves.find((known) => known.from === order?.status && known.to === to);
  if (!order || !move) return 'closed';
  if (actor && !mayMake(actor, move, order)) return 'closed';
  const obstacle = obstacleTo(move, order);
  // Staff who complete an order in their own name know that it is done, whatever the celebrity is about to send.
  if (isOwnWord && (obstacle === 'answer-missing' || obstacle === 'being-sent')) return 'open';
  return obstacle ?? 'open';
}
