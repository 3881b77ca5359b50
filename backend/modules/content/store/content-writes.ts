import { and, eq, ne, sql } from 'drizzle-orm';
import { menus } from '#backend/modules/catalog/store/shop.schema.ts';
import { pages } from './content.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import type { StoredText } from '#backend/db/namespace.schema.ts';
import { maxMenus } from '#backend/db/list-limits.ts';

export type PageRow = typeof pages.$inferSelect;

/** The new state of a page. */
export interface PageDraft {
  readonly slug: string;
  readonly status: PageRow['status'];
  readonly title: StoredText;
  readonly content: StoredText;
  readonly picture: PageRow['picture'];
}

/** Blocks other page writes until the transaction ends; there are few, and reads go on. */
export async function lockPages(transaction: Executor): Promise<void> {
  await transaction.execute(sql`lock table ${pages} in share row exclusive mode`);
}

export async function findPage(executor: Executor, id: number): Promise<PageRow | null> {
  const [row] = await executor.select().from(pages).where(eq(pages.id, id)).limit(1);
  return row ?? null;
}

/** Whether another page has the slug. @param id 0 for a new page */
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

/** Removes a page and the menu entries that link to it, as in WordPress. */
export async function removePage(transaction: Executor, { id, slug }: PageRow): Promise<void> {
  await transaction.delete(pages).where(eq(pages.id, id));
  await relink(transaction, slug, null);
}

/** Menu entries that link to a page get its new address, or are removed. */
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
