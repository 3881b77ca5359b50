import type { WirePendingFulfilment } from '#backend/contract/orders/pending-fulfilment.ts';
import type { Actor } from '#domain/account/role.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import { orderAsSeenBy } from '#domain/order/order-view.ts';
import type { Order } from '#domain/order/order.ts';
import type { WorkRules } from '#domain/order/desk/work-rules.ts';
import { fulfilmentOf, type FulfilCommand } from './fulfilled-order.server.ts';
import { getOrder, openMove } from '../orders.server.ts';
import { type PendingId, write } from './pending-fulfilment.server.ts';

interface HowToHold {
  readonly rules?: WorkRules;
  /** For how long it can be undone. */
  readonly seconds: number;
  /** Promises that it is sent then; asked before anything is written, so that nothing that is pending is forgotten. */
  readonly schedule: (pending: PendingId) => Promise<void>;
}

/**
 * Keeps what fulfils an order with it, to be sent once the time to undo it is over. Until then its fan sees nothing.
 * @throws AppError what `moveOrder` throws; `order_moved_on` where it is pending already
 */
export async function holdFulfilment(
  command: FulfilCommand,
  { id, role }: Actor,
  { rules, seconds, schedule }: HowToHold,
): Promise<Order> {
  const actor = { id, role };
  const { order } = await openMove(command, actor, rules);
  const now = Date.now();
  const value: WirePendingFulfilment = {
    ...fulfilmentOf(order),
    id: crypto.randomUUID(),
    at: new Date(now).toISOString(),
    due: new Date(now + seconds * 1_000).toISOString(),
    by: role === 'administrator' ? role : 'celebrity',
    actor: id,
  };
  await schedule({ orderId: order.id, pendingId: value.id });
  try {
    const change = { actor, from: order.status, seen: '', value };
    return orderAsSeenBy(actor, await write(order.id, change));
  } catch (error) {
    const now = isTrouble(error) ? await getOrder(order.id, actor).catch(() => null) : null;
    if (now?.pendingFulfilment?.id !== value.id) throw error;
    return now;
  }
}
