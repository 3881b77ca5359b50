import type { Executor } from '#backend/db/database.ts';
import type { World } from './world/world-types.ts';
import type { OrderSeed } from './seeded-histories.ts';
import { seedOrder } from './seed-order.ts';

/** The orders of the world, the oldest first, so that numbers grow with time. */
export async function seedOrders(database: Executor, world: World, seed: OrderSeed): Promise<void> {
  for (const order of world.orders.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    await seedOrder(database, order, world, seed);
  }
}
