import type { OrderStatus } from '#domain/order/order-status.ts';
import type { WireOrderVideo } from '#backend/contract/orders/order-video.ts';
import type { NewOrderEvent } from '#backend/modules/orders/store/order-writes.ts';
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
