import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** How far the orders were looked through for news; one row. */
export const orderNotificationCursor = appSchema.table('order_news_cursor', {
  id: integer('id').primaryKey(),
  /** Events before this are no news: they happened before anyone told any. */
  beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
  /** Changes before this were looked at. */
  lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
});

/** Events that were told: their mails were promised in the transaction that wrote the row. */
export const notifiedOrderEvents = appSchema.table(
  'told_order_events',
  {
    orderId: integer('order_id').notNull(),
    /** When it happened, as the back end wrote it. */
    at: text('at').notNull(),
    /** The status that it led to; for money, `payment` and its state. */
    to: text('to').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.at, table.to] })],
);
