import { bigint, index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** Signed records of delivered videos: one for each video that a fan was sent, a replaced one included. */
export const videoRecords = appSchema.table(
  'video_records',
  {
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    videoId: text('video_id').notNull(),
    /** SHA-256 of the file as hex. */
    fileHash: text('file_hash').notNull(),
    celebrityId: bigint('celebrity_id', { mode: 'number' }),
    celebrityName: text('celebrity_name').notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }).notNull(),
    /** When it was written: tells which video of an order is the newest. */
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
    /** The statement as a JWS in compact form. */
    signed: text('signed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.videoId] }),
    index('video_records_file').on(table.fileHash),
    index('video_records_celebrity').on(table.celebrityId),
  ],
);
