import { randomBytes } from 'node:crypto';

import type { OrderStatus } from '#domain/order/order-status.ts';
import { paymentFromDates } from '#domain/payment/payment.ts';

import { orderMeta, type WireOrderVideo } from '#backend/contract/orders/order.ts';
import type { Executor } from '#backend/db/database.ts';
import { orderLine } from '#backend/modules/orders/store/order-lines.ts';
import {
  insertOrder,
  type MetaEntry,
  type NewOrderEvent,
  type NewPaymentEvent,
} from '#backend/modules/orders/store/order-writes.ts';
import { findProduct } from '#backend/modules/catalog/store/products.ts';
import { billingOf } from './seed-people.ts';
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

function events(
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
function paymentHistory(
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

async function seedOrder(
  database: Executor,
  order: WorldOrder,
  world: World,
  seed: OrderSeed,
): Promise<void> {
  const { item } = order;
  const name = 'service' in item ? `${order.celebrity}/${item.service}` : item.product;
  const product = await findProduct(database, seed.productIds.get(name) ?? 0);
  const person = world.people.find(({ login }) => login === order.fan);
  const customerId = seed.userIds.get(order.fan);
  if (!product || !person || customerId === undefined) {
    throw new Error(`the order of ${order.fan} for ${name} cannot be made`);
  }
  const answers =
    'service' in item ? Object.entries(item.answers).map(([key, value]) => ({ key, value })) : [];
  const line = orderLine(product, 'quantity' in item ? item.quantity : 1, answers);
  const history = events(order, world, seed);
  const first = history[0]?.at ?? seed.now;
  const last = history.at(-1)?.at ?? first;
  const video = order.answerVideo ? seed.videos.get(order.answerVideo) : undefined;
  const meta: MetaEntry[] = [
    ...(order.tracking ? [{ key: orderMeta.trackingNumber, value: order.tracking }] : []),
    ...(video ? [{ key: orderMeta.answerVideo, value: JSON.stringify(video) }] : []),
  ];
  const { email: _email, ...shipping } = billingOf(person);
  const paidAt = order.paid ? (history[1]?.at ?? first) : null;
  const totalCents = line.priceCents * line.quantity;
  const payments = paidAt ? paymentHistory(order, { paidAt, last, totalCents }, world, seed) : [];
  await insertOrder(database, {
    order: {
      status: order.status,
      customerId,
      vendorId: product.product.vendorId ?? 0,
      totalCents,
      orderKey: `wc_order_${randomBytes(9).toString('base64url')}`,
      createdVia: 'checkout',
      customerNote: order.note ?? '',
      paymentMethod: 'bacs',
      paymentMethodTitle: 'Direct bank transfer',
      transactionId: '',
      billing: billingOf(person),
      shipping,
      createdAt: first,
      modifiedAt: last,
      payment: payments.at(-1)?.toState ?? 'awaiting',
      paidAt,
      completedAt: order.status === 'completed' ? last : null,
    },
    lines: [line],
    meta,
    events: history,
    paymentEvents: payments,
  });
}

/** The orders of the world, the oldest first, so that numbers grow with time. */
export async function seedOrders(database: Executor, world: World, seed: OrderSeed): Promise<void> {
  for (const order of world.orders.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    await seedOrder(database, order, world, seed);
  }
}
