import { type BackendDatabase, migrateBackend, seedDemoWorld } from '#backend/server.ts';
import type { World } from '#backend/seed/world/world-types.ts';

/** Of everyone in the worlds of the tests. */
export const password = 'astera-demo';
/** When the worlds of the tests begin. */
export const worldStart = new Date('2026-06-01T10:00:00Z');

/** Puts a world into an empty database. */
export async function seedWorld(database: BackendDatabase, world: World): Promise<void> {
  await migrateBackend(database);
  await seedDemoWorld(database, {
    clock: () => worldStart,
    password,
    world,
    storeVideo: (fileName) => Promise.resolve({ videoId: `vi-${fileName}`, bytes: 1234 }),
  });
}
