import { and, desc, eq, inArray } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';

import { videoRecords } from './video-record.schema.ts';

export type StoredRecord = typeof videoRecords.$inferSelect;

/** The videos of these orders that have a record, as `orderId videoId`. */
export async function recordedVideos(
  database: Pick<Database, 'select'>,
  orderIds: readonly number[],
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await database
    .select({ orderId: videoRecords.orderId, videoId: videoRecords.videoId })
    .from(videoRecords)
    .where(inArray(videoRecords.orderId, [...orderIds]))
    // A video is replaced once at most.
    .limit(orderIds.length * 10);
  return new Set(rows.map(({ orderId, videoId }) => `${orderId} ${videoId}`));
}

/** Adds a record; the first one of a video stays. */
export async function addRecord(
  database: Pick<Database, 'insert'>,
  record: StoredRecord,
): Promise<void> {
  await database.insert(videoRecords).values(record).onConflictDoNothing();
}

/** The record of a file; of several the newest, as when one file answered two orders. */
export async function recordOfFile(
  database: Pick<Database, 'select'>,
  fileHash: string,
): Promise<StoredRecord | null> {
  const [row] = await database
    .select()
    .from(videoRecords)
    .where(eq(videoRecords.fileHash, fileHash))
    .orderBy(desc(videoRecords.recordedAt))
    .limit(1);
  return row ?? null;
}

/** The newest record of an order, and of one of its videos if an id is given. */
export async function recordOfOrder(
  database: Pick<Database, 'select'>,
  orderId: number,
  videoId?: string,
): Promise<StoredRecord | null> {
  const [row] = await database
    .select()
    .from(videoRecords)
    .where(
      and(
        eq(videoRecords.orderId, orderId),
        videoId === undefined ? undefined : eq(videoRecords.videoId, videoId),
      ),
    )
    .orderBy(desc(videoRecords.recordedAt))
    .limit(1);
  return row ?? null;
}

/** Deletes the records of a celebrity who leaves: they name a person. */
export async function forgetRecords(
  database: Pick<Database, 'delete'>,
  celebrityId: number,
): Promise<void> {
  await database.delete(videoRecords).where(eq(videoRecords.celebrityId, celebrityId));
}
