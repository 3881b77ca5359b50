import { freePlaces } from '#app/server/availability/store/places.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { Order } from '#domain/order/order.ts';
import { calledOff } from '#domain/payment/payment.ts';

import { placesFreed } from './closures.server.ts';

/** Gives back the places of those orders that were called off, such as for not being paid in time. Never rejects. */
export async function freePlacesOf(
  database: Pick<Database, 'delete'>,
  orders: readonly Pick<Order, 'id' | 'status'>[],
): Promise<void> {
  const ids = orders.filter(({ status }) => calledOff.includes(status)).map(({ id }) => id);
  try {
    await placesFreed(await freePlaces(database, ids));
  } catch (error) {
    // A place too few until the window turns; the news of the orders are told all the same.
    console.error(error);
  }
}
