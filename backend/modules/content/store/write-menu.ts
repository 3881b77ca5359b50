import { and, eq } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { menus, type StoredMenuItem } from '#backend/modules/catalog/store/shop.schema.ts';

/**
 * Replaces a menu.
 * @param version the version that the client read; 0 for a new menu
 * @returns false if it has changed since
 */
export async function writeMenu(
  executor: Executor,
  {
    slug,
    version,
    items,
  }: { readonly slug: string; readonly version: number; readonly items: readonly StoredMenuItem[] },
): Promise<boolean> {
  const written =
    version === 0
      ? await executor.insert(menus).values({ slug, items }).onConflictDoNothing().returning()
      : await executor
          .update(menus)
          .set({ items, version: version + 1 })
          .where(and(eq(menus.slug, slug), eq(menus.version, version)))
          .returning();
  return written.length > 0;
}
