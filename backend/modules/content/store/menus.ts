import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { maxMenus } from '#backend/db/list-limits.ts';
import { menus } from '#backend/modules/catalog/store/shop.schema.ts';
import { pages } from './content.schema.ts';

export type MenuRow = typeof menus.$inferSelect;

export async function findMenu(executor: Executor, slug: string): Promise<MenuRow | null> {
  const [row] = await executor.select().from(menus).where(eq(menus.slug, slug)).limit(1);
  return row ?? null;
}

/** All menus, sorted by name. */
export function listMenus(executor: Executor): Promise<MenuRow[]> {
  return executor.select().from(menus).orderBy(asc(menus.slug)).limit(maxMenus);
}

/** Those of the given slugs whose page is unpublished. */
export async function draftsAmong(
  executor: Executor,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await executor
    .select({ slug: pages.slug })
    .from(pages)
    .where(and(eq(pages.status, 'draft'), inArray(pages.slug, [...slugs])))
    .limit(slugs.length);
  return new Set(rows.map(({ slug }) => slug));
}
