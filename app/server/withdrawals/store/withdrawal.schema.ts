import { sql } from 'drizzle-orm';
import { bigint, boolean, index, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** Orders that their fans withdrew from: one declaration for each, which is never taken back or changed. */
export const withdrawals = appSchema.table(
  'withdrawals',
  {
    orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
    orderNumber: text('order_number').notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    /** What the fan was called then. */
    fan: text('fan').notNull(),
    celebrityName: text('celebrity_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** May be empty. */
    reason: text('reason').notNull(),
    /** Whether goods were sent that have to come back first. */
    awaitsReturn: boolean('awaits_return').notNull(),
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    returnedById: bigint('returned_by_id', { mode: 'number' }),
    returnedByName: text('returned_by_name'),
    /** When its order was cancelled, or its refund became due; null until then. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('withdrawals_customer').on(table.customerId, table.orderId),
    index('withdrawals_open')
      .on(table.at)
      .where(sql`${table.settledAt} is null`),
  ],
);
