import { menus } from '#backend/modules/catalog/store/shop.schema.ts';
import { pages } from '#backend/modules/content/store/content.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import type { World } from './world/world-types.ts';

export async function seedMenus(database: Executor, world: World): Promise<void> {
  if (world.menus.length === 0) return;
  await database.insert(menus).values(world.menus.map(({ slug, items }) => ({ slug, items })));
}

export async function seedPages(database: Executor, world: World, now: Date): Promise<void> {
  if (world.pages.length === 0) return;
  await database.insert(pages).values(
    world.pages.map(({ slug, title, content, picture }) => ({
      slug,
      title,
      content,
      picture,
      createdAt: now,
      modifiedAt: now,
    })),
  );
}
