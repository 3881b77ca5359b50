import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';

import { proofFolder } from '#domain/picture/proof-picture.ts';

import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { BackendDatabase } from '#backend/db/database.ts';
import { mediaFile, publicFolder } from '#backend/modules/content/store/media.ts';
import { media } from '#backend/modules/content/store/media.schema.ts';
import { doOnce } from '#backend/db/do-once.ts';
import { orderMetaRows } from './order.schema.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';

/** Batch size, to limit memory use. */
const batch = 500;

/** The next publicly accessible proofs of orders; a portrait used as one stays where it is. */
function publicProofs(database: BackendDatabase, after: number) {
  const isProof = sql`left(${orderMetaRows.key}, ${orderMeta.proof.length}) = ${orderMeta.proof}`;
  const isPublic = sql`left(${media.path}, ${publicFolder.length}) = ${publicFolder}`;
  return database
    .select({ metaId: orderMetaRows.id, mediaId: media.id, path: media.path })
    .from(orderMetaRows)
    .innerJoin(media, sql`${media.path} = ${orderMetaRows.value} ->> 'of'`)
    .leftJoin(users, eq(users.pictureId, media.id))
    .where(and(gt(orderMetaRows.id, after), isProof, isPublic, isNull(users.id)))
    .orderBy(asc(orderMetaRows.id))
    .limit(batch);
}

async function moveFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    // Already moved, if an earlier process was killed after this step.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/** Moves proofs of orders out of the public folder, where earlier releases stored them. */
export async function hideEarlierProofs(database: BackendDatabase, folder: string): Promise<void> {
  await doOnce(database, 'hidden proofs', async () => {
    let after = 0;
    for (;;) {
      const rows = await publicProofs(database, after);
      for (const { metaId, mediaId, path } of rows) {
        const hidden = `${proofFolder}${path.slice(publicFolder.length)}`;
        await moveFile(mediaFile(folder, path), mediaFile(folder, hidden));
        await database.transaction(async (transaction) => {
          await transaction.update(media).set({ path: hidden }).where(eq(media.id, mediaId));
          await transaction
            .update(orderMetaRows)
            .set({ value: { of: hidden } })
            .where(eq(orderMetaRows.id, metaId));
        });
        after = metaId;
      }
      if (rows.length < batch) return;
    }
  });
}
