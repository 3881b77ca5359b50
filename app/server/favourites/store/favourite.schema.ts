import { bigint, index, primaryKey, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** The celebrities that people marked with a heart (docs/adr/0148). */
export const favourites = appSchema.table(
  'favourites',
  {
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    celebrityId: bigint('celebrity_id', { mode: 'number' }).notNull(),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.celebrityId] }),
    index('favourites_celebrity').on(table.celebrityId),
  ],
);
