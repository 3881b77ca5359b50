import { paymentFromDates } from '#domain/payment/payment.ts';
import type { NewPaymentEvent } from '#backend/modules/orders/store/order-writes.ts';
import type { World, WorldOrder } from './world/world-types.ts';
import type { OrderSeed } from './seeded-histories.ts';

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
