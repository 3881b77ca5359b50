import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** What was read of a WordPress as a whole, by name: its catalogue, how far its orders were read, who is suspended. */
export const wordpressSnapshots = appSchema.table('wordpress_snapshots', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<{ readonly of: unknown }>().notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
});

/** Facts of one order of a WordPress, by which lists are found and counted. */
export const wordpressOrders = appSchema.table('wordpress_orders', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  facts: jsonb('facts').$type<{ readonly of: unknown }>().notNull(),
});

/** Who writes to an order of a WordPress, or places one, has its name until then. */
export const wordpressLeases = appSchema.table('wordpress_leases', {
  name: text('name').primaryKey(),
  until: timestamp('until', { withTimezone: true }).notNull(),
});
