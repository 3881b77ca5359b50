import type { Order } from '#domain/order/order.ts';
import { type CardGateway } from '#app/server/backend/payments/card-gateway.server.ts';

/**
 * Lets go of what a card set aside for an order. What was taken is noted by `settleCardOrders`, which goes before.
 * @returns false where no one knows, so that the order waits for the next time
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
  /** Anyone who takes money from cards; this installation's unless given. */
  readonly gateway?: CardGateway | null;
  /** Whether to leave the rest for another time. */
  readonly isStopped?: () => boolean;
}
