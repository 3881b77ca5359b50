import type { Order } from '#domain/order/order.ts';
import { type CardGateway } from '#app/server/backend/payments/card-gateway.server.ts';

/**
 * Releases the card authorisation of an order. Captured payments are recorded by `settleCardOrders`, which runs first.
 * @returns false if the outcome is unknown, so that the order waits for the next run
 */
export async function drainAndClose(
  { transactionId }: Order,
  gateway: CardGateway | null,
): Promise<boolean> {
  if (!gateway) return true;
  try {
    if (await gateway.settle(transactionId)) return false;
    await gateway.release(transactionId).catch(() => undefined);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

export interface Options {
  /** The card gateway; this installation's by default. */
  readonly gateway?: CardGateway | null;
  /** Whether to leave the rest for the next run. */
  readonly isStopped?: () => boolean;
}
