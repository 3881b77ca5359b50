import { randomBytes } from 'node:crypto';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { Executor } from '#backend/db/database.ts';
import { orderLine } from '#backend/modules/orders/store/order-lines.ts';
import { insertOrder, type MetaEntry } from '#backend/modules/orders/store/order-writes.ts';
import { findProduct } from '#backend/modules/catalog/store/products.ts';
import { billingOf } from './seed-people.ts';
import { promisedDaysBy } from './world/promises.ts';
import type { World, WorldOrder } from './world/world-types.ts';
import { type OrderSeed, events } from './seeded-histories.ts';
import { paymentHistory } from './payment-history.ts';

export async function seedOrder(
  database: Executor,
  order: WorldOrder,
  world: World,
  seed: OrderSeed,
): Promise<number | null> {
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
  const promised = { key: orderMeta.promisedDays, value: String(promisedDaysBy(order.celebrity)) };
  const meta: MetaEntry[] = [
    ...('service' in item ? [promised] : []),
    ...(order.tracking ? [{ key: orderMeta.trackingNumber, value: order.tracking }] : []),
    ...(video ? [{ key: orderMeta.answerVideo, value: JSON.stringify(video) }] : []),
  ];
  const { email: _email, ...shipping } = billingOf(person);
  const paidAt = order.paid ? (history[1]?.at ?? first) : null;
  const totalCents = line.priceCents * line.quantity;
  const payments = paidAt ? paymentHistory(order, { paidAt, last, totalCents }, world, seed) : [];
  const made = await insertOrder(database, {
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
  return made?.order.id ?? null;
}
