import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** A video that a fan sent for a request, before there is an order: whose it is, and what it was used for. */
export const fanVideos = appSchema.table(
  'fan_videos',
  {
    videoId: text('video_id').primaryKey(),
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Key of the one checkout that ordered with it; null while it is unused. */
    usedBy: text('used_by'),
  },
  (table) => [index('fan_videos_person').on(table.personId, table.createdAt)],
);
