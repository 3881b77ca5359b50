import { AppError } from '#domain/app-error.ts';

import { cardGateway, type CardGateway, type CardPayment } from './card-gateway.server.ts';
import { notePaidByCard } from './payments.server.ts';

/** An existing order and its transaction, which is a different one if a concurrent request was faster. */
export interface OrderMade {
  readonly orderId: number;
  readonly transactionId: string;
}

/** Without a response it is unknown whether the order exists, so the authorisation is kept for the next attempt. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof AppError && error.code !== 'backend_timeout' && error.code !== 'backend_failed'
  );
}

/**
 * Creates an order paid by card: one order, one transaction. The card is authorised, the order created, and only then
 * the money captured: a declined card leaves no order, and nothing is captured for an order that does not exist or has
 * another transaction. What fails after the order was created is completed later (`settleCardOrders`).
 * @param makeOrder creates it with the transaction id, or finds the existing one
 * @throws AppError `card_declined`, `card_asks`, `not_allowed` if cards are not accepted, or what `makeOrder` throws
 */
export async function payByCard<T extends OrderMade>(
  payment: CardPayment,
  makeOrder: (transactionId: string) => Promise<T>,
  gateway: CardGateway = cardGateway(),
): Promise<T> {
  const transactionId = await gateway.authorise(payment);
  const drainAndClose = () => gateway.release(transactionId).catch(() => undefined);
  let made: T;
  try {
    made = await makeOrder(transactionId);
  } catch (error) {
    if (isRefusal(error)) await drainAndClose();
    throw error;
  }
  if (made.transactionId !== transactionId) {
    await drainAndClose();
    return made;
  }
  try {
    await gateway.capture(transactionId);
    await notePaidByCard(made.orderId, transactionId);
  } catch (error) {
    // The order exists and awaits its payment; the buyer is not asked to pay again.
    console.error(error);
  }
  return made;
}
