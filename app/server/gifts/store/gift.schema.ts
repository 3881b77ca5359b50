import { bigint, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** Links with which fans give a delivered video to someone else, one for each order. */
export const giftLinks = appSchema.table(
  'gift_links',
  {
    orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
    /** The fan, whose account takes it along when it is deleted. */
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    /** SHA-256 of the token: who reads this table cannot open a gift. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token, encrypted, so that its fan can copy the link again. */
    sealedToken: text('sealed_token').notNull(),
    /** The fan's first name then. */
    fromName: text('from_name').notNull(),
    note: text('note').notNull(),
    /** Before this instant nothing of it is shown; null if it is open at once. */
    revealAt: timestamp('reveal_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('gift_links_person').on(table.personId)],
);

/** Visits in which a gift was watched. */
export const giftWatches = appSchema.table(
  'gift_watches',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => giftLinks.orderId, { onDelete: 'cascade' }),
    /** Random, made by the browser for one visit; says nothing about who watched. */
    visitId: uuid('visit_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.visitId] })],
);
