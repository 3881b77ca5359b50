import type { OrderStatus } from '#domain/order/order-status.ts';
import { paymentFromDates } from '#domain/payment/payment.ts';
import { type WireOrderVideo } from '#backend/contract/orders/order-video.ts';
import {
  type NewOrderEvent,
  type NewPaymentEvent,
} from '#backend/modules/orders/store/order-writes.ts';
import type { World, WorldOrder } from './world/world-types.ts';

const hour = 3_600_000;

const day = 24 * hour;

type Step = readonly [to: OrderStatus, by: NewOrderEvent['by']];

const placed: Step = ['admin-approval', 'fan'];

const approved: Step = ['on-hold', 'manager'];

const accepted: Step = ['processing', 'celebrity'];

/** How an order came to be in its status. */
const histories: Readonly<Record<OrderStatus, readonly Step[]>> = {
  pending: [['pending', 'fan']],
  'admin-approval': [placed],
  'on-hold': [placed, approved],
  processing: [placed, approved, accepted],
  completed: [placed, approved, accepted, ['completed', 'celebrity']],
  cancelled: [placed, approved, ['cancelled', 'celebrity']],
  refunded: [placed, approved, accepted, ['refunded', 'system']],
  failed: [
    ['pending', 'fan'],
    ['failed', 'system'],
  ],
};

export interface OrderSeed {
  readonly userIds: ReadonlyMap<string, number>;
  readonly productIds: ReadonlyMap<string, number>;
  readonly videos: ReadonlyMap<string, WireOrderVideo>;
  readonly now: Date;
}

export function events(
  order: WorldOrder,
  world: World,
  { userIds, now }: OrderSeed,
): readonly NewOrderEvent[] {
  const manager = world.people.find(({ role }) => role === 'shop_manager')?.login;
  const actors: Partial<Record<NewOrderEvent['by'], string | undefined>> = {
    fan: order.fan,
    celebrity: order.celebrity,
    manager,
  };
  const steps = histories[order.status];
  const start = now.getTime() - order.daysAgo * day;
  // Steps are spread between the first day and now, at most six hours apart.
  const gap = Math.min(6 * hour, (now.getTime() - start) / (steps.length + 1));
  return steps.map(([toStatus, by], index) => ({
    at: new Date(start + index * gap),
    fromStatus: steps[index - 1]?.[0] ?? null,
    toStatus,
    by,
    actorId: userIds.get(actors[by] ?? '') ?? null,
    rejection: toStatus === 'cancelled' ? (order.rejection ?? null) : null,
  }));
}

/** How the money of a paid order came in, and went back where the order ended badly. */
export function paymentHistory(
  order: WorldOrder,
  { paidAt, last, totalCents }: { paidAt: Date; last: Date; totalCents: number },
  world: World,
  { userIds }: OrderSeed,
): readonly NewPaymentEvent[] {
  const manager = world.people.find(({ role }) => role === 'shop_manager');
  const byManager = {
    by: 'manager',
    actorId: userIds.get(manager?.login ?? '') ?? null,
    actorName: manager ? `${manager.firstName} ${manager.lastName}` : '',
    amountCents: totalCents,
    reference: '',
  } as const;
  const bySystem = { ...byManager, by: 'system', actorId: null, actorName: '' } as const;
  const came = { ...byManager, at: paidAt, fromState: 'awaiting', toState: 'received' };
  const due = { ...bySystem, at: last, fromState: 'received', toState: 'refund-due' };
  const back = { ...byManager, at: last, fromState: 'refund-due', toState: 'refunded' };
  const now = paymentFromDates({ status: order.status, paidAt: paidAt.toISOString() });
  if (now === 'refunded') return [came, due, back];
  return now === 'refund-due' ? [came, due] : [came];
}
