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
  /** How long it can be undone. */
  readonly seconds: number;
  /** Schedules the sending; called before anything is written, so that no pending fulfilment is forgotten. */
  readonly schedule: (pending: PendingId) => Promise<void>;
}

/**
 * Stores a fulfilment with its order, to be sent once the undo period is over. Until then the fan sees nothing.
 * @throws AppError as `moveOrder`; `order_moved_on` if one is already pending
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
