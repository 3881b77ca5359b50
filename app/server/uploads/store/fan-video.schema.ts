import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** A video a fan uploaded for a request before there is an order: its owner and its use. */
export const fanVideos = appSchema.table(
  'fan_videos',
  {
    videoId: text('video_id').primaryKey(),
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Key of the one checkout that used it; null while unused. */
    usedBy: text('used_by'),
  },
  (table) => [index('fan_videos_person').on(table.personId, table.createdAt)],
);
