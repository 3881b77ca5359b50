import { rm } from 'node:fs/promises';
import { and, eq, or, sql } from 'drizzle-orm';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { Executor } from '#backend/db/database.ts';
import { mediaFile } from '#backend/modules/content/store/media.ts';
import { media } from '#backend/modules/content/store/media.schema.ts';
import { orderMetaRows, orders } from '#backend/modules/orders/store/order.schema.ts';
import { users } from './people.schema.ts';

/**
 * Removes the screenshots that prove the orders of a fan, which show their page elsewhere, or of a celebrity, who made
 * them. The file first, then the references to it, so that an interrupted removal is found and repeated.
 */
export async function removeProofs(database: Executor, folder: string, id: number): Promise<void> {
  const isProof = sql`left(${orderMetaRows.key}, ${orderMeta.proof.length}) = ${orderMeta.proof}`;
  const rows = await database
    .select({ id: orderMetaRows.id, value: orderMetaRows.value })
    .from(orderMetaRows)
    .innerJoin(orders, eq(orders.id, orderMetaRows.orderId))
    .where(and(or(eq(orders.customerId, id), eq(orders.vendorId, id)), isProof));
  for (const row of rows) {
    const [file] = await database
      .select()
      .from(media)
      .where(eq(media.path, String(row.value.of)))
      .limit(1);
    if (file) {
      await rm(mediaFile(folder, file.path), { force: true });
      await database.delete(media).where(eq(media.id, file.id));
    }
    await database.delete(orderMetaRows).where(eq(orderMetaRows.id, row.id));
  }
}

/** Removes the files of a fan or a celebrity. Staff uploads are used on pages of the site. */
export async function removeFiles(database: Executor, folder: string, id: number): Promise<void> {
  const [user] = await database.select().from(users).where(eq(users.id, id)).limit(1);
  if (user?.role !== 'customer' && user?.role !== 'wcfm_vendor') return;
  const files = await database.select().from(media).where(eq(media.authorId, id));
  for (const file of files) {
    // The file first: a row without a file is found and removed the next time.
    await rm(mediaFile(folder, file.path), { force: true });
    await database.delete(media).where(eq(media.id, file.id));
  }
}
