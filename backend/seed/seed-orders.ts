import type { Executor } from '#backend/db/database.ts';
import type { World, WorldOrder } from './world/world-types.ts';
import type { OrderSeed } from './seeded-histories.ts';
import { seedOrder } from './seed-order.ts';

/** An order of the world and its number. */
export interface SeededOrder {
  readonly id: number;
  readonly order: WorldOrder;
}

/** The orders of the world, the oldest first, so that numbers grow with time. */
export async function seedOrders(
  database: Executor,
  world: World,
  seed: OrderSeed,
): Promise<SeededOrder[]> {
  const seeded: SeededOrder[] = [];
  for (const order of world.orders.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const id = await seedOrder(database, order, world, seed);
    if (id !== null) seeded.push({ id, order });
  }
  return seeded;
}
