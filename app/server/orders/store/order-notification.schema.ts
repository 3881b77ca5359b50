import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** How far the orders were scanned for news; one row. */
export const orderNotificationCursor = appSchema.table('order_news_cursor', {
  id: integer('id').primaryKey(),
  /** Events before this are not news: they happened before notifications existed. */
  beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
  /** Changes before this have been scanned. */
  lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
});

/** Notified events: their mails were queued in the transaction that wrote the row. */
export const notifiedOrderEvents = appSchema.table(
  'told_order_events',
  {
    orderId: integer('order_id').notNull(),
    /** When it happened, as the back end wrote it. */
    at: text('at').notNull(),
    /** The resulting status; for payments, `payment` and the state. */
    to: text('to').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.at, table.to] })],
);
