import { and, eq, ne, sql } from 'drizzle-orm';
import { menus } from '#backend/modules/catalog/store/shop.schema.ts';
import { pages } from './content.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import type { StoredText } from '#backend/db/namespace.schema.ts';
import { maxMenus } from '#backend/db/list-limits.ts';

export type PageRow = typeof pages.$inferSelect;

/** A page as it shall be. */
export interface PageDraft {
  readonly slug: string;
  readonly status: PageRow['status'];
  readonly title: StoredText;
  readonly content: StoredText;
  readonly picture: PageRow['picture'];
}

/** No one else writes pages until the transaction ends; there are few, and they are read all the same. */
export async function lockPages(transaction: Executor): Promise<void> {
  await transaction.execute(sql`lock table ${pages} in share row exclusive mode`);
}

export async function findPage(executor: Executor, id: number): Promise<PageRow | null> {
  const [row] = await executor.select().from(pages).where(eq(pages.id, id)).limit(1);
  return row ?? null;
}

/** Whether a page other than this one has the address. @param id 0 for a new page */
export async function isSlugTaken(executor: Executor, slug: string, id: number): Promise<boolean> {
  const others = and(eq(pages.slug, slug), ne(pages.id, id));
  return (await executor.$count(pages, others)) > 0;
}

export async function addPage(
  transaction: Executor,
  draft: PageDraft,
  now: Date,
): Promise<PageRow> {
  const [row] = await transaction
    .insert(pages)
    .values({ ...draft, createdAt: now, modifiedAt: now })
    .returning();
  if (!row) throw new Error('a page was not written');
  return row;
}

/** Takes a page away, and the entries of menus that lead to it, as WordPress does. */
export async function removePage(transaction: Executor, { id, slug }: PageRow): Promise<void> {
  await transaction.delete(pages).where(eq(pages.id, id));
  await relink(transaction, slug, null);
}

/** Entries that lead to a page lead to its new address, or go. */
export async function relink(
  transaction: Executor,
  from: string,
  to: string | null,
): Promise<void> {
  for (const menu of await transaction.select().from(menus).limit(maxMenus).for('update')) {
    const items = menu.items.flatMap((item) => {
      if (item.path !== `/${from}`) return [item];
      return to === null ? [] : [{ ...item, path: `/${to}` }];
    });
    if (JSON.stringify(items) === JSON.stringify(menu.items)) continue;
    await transaction
      .update(menus)
      .set({ items, version: menu.version + 1 })
      .where(eq(menus.id, menu.id));
  }
}
