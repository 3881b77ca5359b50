import { rm } from 'node:fs/promises';

import { and, asc, eq, gt, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';

import { proofFolder } from '#domain/picture/proof-picture.ts';

import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { Executor } from '#backend/db/database.ts';
import { mediaFile } from '#backend/modules/content/store/media.ts';
import { media } from '#backend/modules/content/store/media.schema.ts';
import { orderMetaRows } from './order.schema.ts';
import type { MetaEntry } from './order-writes.ts';

/** A picture is uploaded before its order refers to it; that never takes this long. */
const underWayMs = 24 * 60 * 60 * 1_000;
/** Batch size, to limit memory use. */
const batch = 500;

/** Those of these proofs that no order refers to, or not the order with this id. */
function unnamedProofs(database: Executor, which: SQL | undefined, orderId?: number) {
  const naming = database
    .select({ one: sql`1` })
    .from(orderMetaRows)
    .where(
      and(
        orderId === undefined ? undefined : eq(orderMetaRows.orderId, orderId),
        sql`left(${orderMetaRows.key}, ${orderMeta.proof.length}) = ${orderMeta.proof}`,
        sql`${orderMetaRows.value} ->> 'of' = ${media.path}`,
      ),
    );
  const isProof = sql`left(${media.path}, ${proofFolder.length}) = ${proofFolder}`;
  return database
    .select({ id: media.id, path: media.path })
    .from(media)
    .where(and(which, isProof, notExists(naming)))
    .orderBy(asc(media.id))
    .limit(batch);
}

/** The file first, then its row, so that an interrupted removal is found and repeated. */
async function removePictures(
  database: Executor,
  folder: string,
  pictures: readonly { readonly id: number; readonly path: string }[],
): Promise<void> {
  for (const { id, path } of pictures) {
    await rm(mediaFile(folder, path), { force: true });
    await database.delete(media).where(eq(media.id, id));
  }
}

/**
 * Deletes proofs of an order's lines that a change replaced.
 * @param before the order's previous meta; `sent` is that of the change, which is already stored
 */
export async function removeReplacedProofs(
  database: Executor,
  folder: string,
  orderId: number,
  { before, sent }: { readonly before: readonly MetaEntry[]; readonly sent: readonly MetaEntry[] },
): Promise<void> {
  const said = new Map(sent.map(({ key, value }) => [key, value]));
  const replaced = before.flatMap(({ key, value }) => {
    const isReplaced = key.startsWith(orderMeta.proof) && said.has(key) && said.get(key) !== value;
    return isReplaced && typeof value === 'string' ? [value] : [];
  });
  if (replaced.length === 0) return;
  const pictures = await unnamedProofs(database, inArray(media.path, replaced), orderId);
  await removePictures(database, folder, pictures);
}

/** Deletes replaced proofs that earlier releases or killed processes left behind. */
export async function removeLeftProofs(
  database: Executor,
  folder: string,
  now: Date,
): Promise<void> {
  const isOld = lt(media.createdAt, new Date(now.getTime() - underWayMs));
  let after = 0;
  for (;;) {
    const pictures = await unnamedProofs(database, and(isOld, gt(media.id, after)));
    await removePictures(database, folder, pictures);
    after = pictures.at(-1)?.id ?? after;
    if (pictures.length < batch) return;
  }
}
