import { eq } from 'drizzle-orm';

import type { WireOrderVideo } from '#backend/contract/orders/order-video.ts';
import { hashPassword } from '#backend/modules/people/password.ts';
import { settings } from '#backend/modules/catalog/store/shop.schema.ts';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { takeLock } from '#backend/locks/advisory-locks.ts';
import { seedMenus, seedPages } from './seed-catalog.ts';
import { seedCategories } from './seed-categories.ts';
import { seedProducts } from './seed-products.ts';
import { seedOrders, type SeededOrder } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';
import type { World } from './world/world-types.ts';

export interface SeedOptions {
  readonly clock: () => Date;
  /** Everyone's password. */
  readonly password: string;
  /** What to put in; the demo world unless given. */
  readonly world?: World;
  /** Gives a video of the world's media folder to the video host; without it orders have no videos. */
  readonly storeVideo?: (fileName: string) => Promise<WireOrderVideo>;
  /** Called once, for what is kept outside this database. */
  readonly onSeeded?: (seeded: Seeded) => Promise<void>;
}

/** What was put in. */
export interface Seeded {
  /** The ids of all people by their logins. */
  readonly userIds: ReadonlyMap<string, number>;
  readonly orders: readonly SeededOrder[];
  readonly people: World['people'];
}

const seededKey = 'demo_world';

async function isSeeded(database: Executor): Promise<boolean> {
  const rows = await database.select().from(settings).where(eq(settings.key, seededKey)).limit(1);
  return rows.length > 0;
}

async function storeVideos(
  world: World,
  storeVideo: SeedOptions['storeVideo'],
): Promise<Map<string, WireOrderVideo>> {
  const videos = new Map<string, WireOrderVideo>();
  if (!storeVideo) return videos;
  for (const { answerVideo } of world.orders) {
    if (answerVideo && !videos.has(answerVideo)) {
      videos.set(answerVideo, await storeVideo(answerVideo));
    }
  }
  return videos;
}

/**
 * Puts the demo world into an empty, migrated store. A second call does nothing.
 * @returns true when it was put in now
 */
export async function seedDemoWorld(
  database: BackendDatabase,
  { clock, password, world: given, storeVideo, onSeeded }: SeedOptions,
): Promise<boolean> {
  if (await isSeeded(database)) return false;
  const world = given ?? (await import('./world/world.ts')).world;
  const passwordHash = await hashPassword(password);
  // Before the transaction: the video host may use the same database.
  const videos = await storeVideos(world, storeVideo);
  const seeded = await database.transaction(async (transaction) => {
    await takeLock(transaction, 'backendTables');
    if (await isSeeded(transaction)) return null;
    const now = clock();
    const userIds = await seedPeople(transaction, world, passwordHash, now);
    const categoryIds = await seedCategories(transaction, world);
    const productIds = await seedProducts(transaction, world, userIds, categoryIds, now);
    await seedMenus(transaction, world);
    await seedPages(transaction, world, now);
    const orders = await seedOrders(transaction, world, { userIds, productIds, videos, now });
    await transaction.insert(settings).values({ key: seededKey, value: now.toISOString() });
    return { userIds, orders, people: world.people };
  });
  if (seeded) await onSeeded?.(seeded);
  return seeded !== null;
}
