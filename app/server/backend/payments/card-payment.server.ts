import { AppError } from '#domain/app-error.ts';

import { cardGateway, type CardGateway, type CardPayment } from './card-gateway.server.ts';
import { notePaidByCard } from './payments.server.ts';

/** An order that is there, and the transaction that it was made with: another one when someone was faster. */
export interface OrderMade {
  readonly orderId: number;
  readonly transactionId: string;
}

/** Without an answer no one knows whether there is an order: then the money stays aside for the next try. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof AppError && error.code !== 'backend_timeout' && error.code !== 'backend_failed'
  );
}

/**
 * Makes an order that a card pays: one order, one transaction. The money is set aside, the order is made, and only then
 * is it taken: a declined card leaves no order, and no money is taken for an order that is not there, or is another
 * transaction's. What fails after the order was made is finished later (`settleCardOrders`).
 * @param makeOrder makes it with the id of the transaction, or finds the one that is there
 * @throws AppError `card_declined`, `card_asks`, `not_allowed` where no card is taken, or what `makeOrder` throws
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
    // The order is there and awaits its payment; no one is asked to pay it a second time.
    console.error(error);
  }
  return made;
}
