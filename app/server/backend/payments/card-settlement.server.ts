import { cardGateway, cardOffer, type CardGateway } from './card-gateway.server.ts';
import { notePaidByCard } from './payments.server.ts';
import { leftOrders } from './left-orders.server.ts';

/**
 * Completes card orders after a broken connection or a killed process: those whose payment was not captured, or was
 * captured but not recorded. A failure does not block the other orders.
 * @param isStopped whether to leave the rest for the next run
 * @returns how many were completed
 */
export async function settleCardOrders(
  now: Date,
  gateway?: CardGateway,
  isStopped: () => boolean = () => false,
): Promise<number> {
  if (!gateway && cardOffer() === null) return 0;
  const { settle } = gateway ?? cardGateway();
  let settled = 0;
  for (const { id, transactionId } of await leftOrders(now)) {
    if (isStopped()) break;
    try {
      if (!(await settle(transactionId))) continue;
      await notePaidByCard(id, transactionId);
      settled += 1;
    } catch (error) {
      console.error(error);
    }
  }
  return settled;
}
