import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** What fans wrote to thank for a delivered order, once for each order. */
export const thanks = appSchema.table(
  'thanks',
  {
    orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
    /** The fan, whose account takes it along when it is deleted. */
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    celebrityId: bigint('celebrity_id', { mode: 'number' }).notNull(),
    /** Null once a manager took it away: it cannot be written again. */
    words: text('words'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('thanks_person').on(table.personId),
    index('thanks_celebrity').on(table.celebrityId),
  ],
);
