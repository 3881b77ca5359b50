import { bigint, index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/**
 * The ledger: each movement is two rows or more, inserted by one statement, whose sum is 0 (docs/adr/0130). Rows are
 * never changed or deleted.
 */
export const ledgerEntries = appSchema.table(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** `order:123:paid:1`: no movement is booked twice. */
    movement: text('movement').notNull(),
    account: text('account').notNull(),
    /** Signed, never 0. */
    cents: bigint('cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** When it happened. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When it was booked. */
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull().defaultNow(),
    orderId: bigint('order_id', { mode: 'number' }),
    celebrityId: bigint('celebrity_id', { mode: 'number' }),
    kind: text('kind').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_once').on(table.movement, table.account),
    index('ledger_entries_order').on(table.orderId, table.account),
    index('ledger_entries_celebrity').on(table.celebrityId, table.account, table.at),
    index('ledger_entries_account').on(table.account, table.currency),
  ],
);

/** The version of each order that was booked last; its row is locked while the order is booked. */
export const ledgerOrders = appSchema.table('ledger_orders', {
  orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
  modifiedAt: timestamp('modified_at', { withTimezone: true }).notNull(),
  /** How many events it had: changes within a second have the same date. */
  events: integer('events').notNull(),
  /** Who earns; stays if the account is deleted later. */
  celebrityId: bigint('celebrity_id', { mode: 'number' }),
});

/** Up to when changes of orders were booked; one row. */
export const ledgerProgress = appSchema.table('ledger_progress', {
  name: text('name').primaryKey(),
  lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
});
