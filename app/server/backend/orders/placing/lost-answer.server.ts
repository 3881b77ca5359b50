import { isTrouble } from '#domain/error-kinds.ts';
import type { Order } from '#domain/order/order.ts';

import { tellOfChanged } from '../notified-orders.server.ts';

/** What tells an event of an order or of its payment from every other one. */
interface Made {
  readonly at: string;
  readonly from: string | null;
  readonly to: string;
  readonly by: string;
}

/** How a change of an order is found again. */
export interface Trace {
  readonly read: () => Promise<Order>;
  readonly eventsOf: (order: Order) => readonly Made[];
  /** The event that the change makes, the newest one if it was made. */
  readonly made: Made;
}

/**
 * The answer of a change of an order, or, where that was lost and the change was made, the order as it is now.
 * @throws what `change` throws where it was not made, or where nothing can be looked up either
 */
export async function answerOrTrace(
  change: Promise<Order>,
  { read, eventsOf, made }: Trace,
): Promise<Order> {
  try {
    return await change;
  } catch (error) {
    const order = isTrouble(error) ? await read().catch(() => null) : null;
    const newest = order && eventsOf(order).at(-1);
    if (!newest) throw error;
    const isIt = (['at', 'from', 'to', 'by'] as const).every((key) => newest[key] === made[key]);
    if (!isIt) throw error;
    tellOfChanged(order);
    return order;
  }
}
