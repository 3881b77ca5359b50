import { eq } from 'drizzle-orm';
import { pages } from './content.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { laterThan } from '#backend/modules/catalog/store/product-writes.ts';
import { type PageRow, type PageDraft, relink } from './content-writes.ts';

/** Updates a page, and the menu entries that link to it. */
export async function writePage(
  transaction: Executor,
  before: PageRow,
  draft: PageDraft,
  now: Date,
): Promise<PageRow> {
  const [row] = await transaction
    .update(pages)
    .set({ ...draft, modifiedAt: laterThan(before.modifiedAt, now) })
    .where(eq(pages.id, before.id))
    .returning();
  if (!row) throw new Error('a page was not written');
  if (before.slug !== draft.slug) await relink(transaction, before.slug, draft.slug);
  return row;
}
