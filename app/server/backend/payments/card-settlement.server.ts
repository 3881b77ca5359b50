import { cardGateway, cardOffer, type CardGateway } from './card-gateway.server.ts';
import { notePaidByCard } from './payments.server.ts';
import { leftOrders } from './left-orders.server.ts';

/**
 * Finishes what a broken connection or a killed process left: orders that a card pays and whose payment was not taken,
 * or taken and not noted. One that cannot be finished holds up no other.
 * @param isStopped whether to leave the rest for another time
 * @returns how many were finished
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
