import { isTrouble } from '#domain/error-kinds.ts';
import type { Order } from '#domain/order/order.ts';

import { tellOfChanged } from '../notified-orders.server.ts';

/** Identifies an event of an order or of its payment. */
interface Made {
  readonly at: string;
  readonly from: string | null;
  readonly to: string;
  readonly by: string;
}

/** How to verify that a change of an order was made. */
export interface Trace {
  readonly read: () => Promise<Order>;
  readonly eventsOf: (order: Order) => readonly Made[];
  /** The event the change creates; it is the newest one if the change was made. */
  readonly made: Made;
}

/**
 * The response to a change of an order or, if the response was lost but the change was made, the order as it is now.
 * @throws what `change` throws if it was not made or cannot be verified
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
