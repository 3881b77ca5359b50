import { sql } from 'drizzle-orm';
import { bigint, boolean, index, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What the figures need of each order, written whenever the ledger books it (docs/adr/0136). All of it can be made
 * again from the orders.
 */
export const orderFigures = appSchema.table(
  'order_figures',
  {
    orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
    /** Stays if the account is deleted later. */
    celebrityId: bigint('celebrity_id', { mode: 'number' }),
    /** Of the store; emptied if the account is deleted. */
    celebrityName: text('celebrity_name').notNull(),
    placedAt: instant('placed_at').notNull(),
    approvedAt: instant('approved_at'),
    answeredAt: instant('answered_at'),
    isAccepted: boolean('is_accepted').notNull(),
    paidAt: instant('paid_at'),
    deliveredAt: instant('delivered_at'),
    dueAt: instant('due_at'),
    /** An `OrderOutcome`. */
    outcome: text('outcome').notNull(),
  },
  (table) => [
    index('order_figures_placed').on(table.placedAt),
    index('order_figures_celebrity').on(table.celebrityId, table.placedAt),
    index('order_figures_due')
      .on(table.dueAt)
      .where(sql`${table.outcome} = 'open'`),
  ],
);
