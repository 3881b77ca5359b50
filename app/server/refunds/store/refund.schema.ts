import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** Where fans want the money of an order back. */
export const refundAccounts = appSchema.table(
  'refund_accounts',
  {
    orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
    /** The fan, whose account takes it along when it is deleted. */
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    /** Holder and IBAN, encrypted. */
    sealed: text('sealed').notNull(),
    /** Incremented with every change; a change applies only to the version it was based on. */
    version: integer('version').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('refund_accounts_customer').on(table.customerId)],
);

/** Refunds of a part of an order that managers decided on (docs/adr/0150). */
export const partRefunds = appSchema.table(
  'part_refunds',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    orderNumber: text('order_number').notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** Why; the fan reads it. */
    reason: text('reason').notNull(),
    /** A `PartRefundState`. */
    state: text('state').notNull(),
    /** When it came to its state. */
    stateAt: timestamp('state_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdById: bigint('created_by_id', { mode: 'number' }).notNull(),
    createdByName: text('created_by_name').notNull(),
    /** Until when one process records it in the back end; after that anyone can. */
    workUntil: timestamp('work_until', { withTimezone: true }),
    /** When its fan was told that it was sent; null until then. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    // Of two that are decided on at the same moment, one is made.
    uniqueIndex('part_refunds_open')
      .on(table.orderId)
      .where(sql`${table.state} = 'owed'`),
    index('part_refunds_order').on(table.orderId, table.id),
    index('part_refunds_customer').on(table.customerId, table.id),
    index('part_refunds_untold')
      .on(table.id)
      .where(sql`${table.state} = 'booked' and ${table.toldAt} is null`),
  ],
);

/** Refunds that go to the bank in one file. */
export const refundRuns = appSchema.table('refund_runs', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdById: bigint('created_by_id', { mode: 'number' }).notNull(),
  createdByName: text('created_by_name').notNull(),
  /** The shop's account that it is paid from. */
  debtor: jsonb('debtor').$type<BankAccount>().notNull(),
  /** When its file was first downloaded. Null until then, and for runs from before that was noted. */
  filedAt: timestamp('filed_at', { withTimezone: true }),
  /** Null until the bank has the file. */
  sentAt: timestamp('sent_at', { withTimezone: true }),
});

/** One refund of one order by bank transfer. */
export const refundTransfers = appSchema.table(
  'refund_transfers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    runId: integer('run_id')
      .notNull()
      .references(() => refundRuns.id),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    orderNumber: text('order_number').notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    /** The part of the order that it sends back; null if it is all that the order is owed. */
    partId: integer('part_id').references(() => partRefunds.id),
    /** What the fan was called then. */
    fan: text('fan').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The account as it was then, encrypted. */
    sealedAccount: text('sealed_account').notNull(),
    /** The last digits of the IBAN. */
    accountEnd: text('account_end').notNull(),
    /** A `RefundAccountSource`. */
    source: text('source').notNull(),
    /** A `RefundState`. */
    state: text('state').notNull(),
    /** When it came to its state. */
    stateAt: timestamp('state_at', { withTimezone: true }).notNull(),
    /** The line of a statement with which it left our account; null if it was booked by hand. */
    lineId: integer('line_id'),
  },
  (table) => [
    // Of two runs that are made at the same moment, one has the order.
    uniqueIndex('refund_transfers_open')
      .on(table.orderId)
      .where(sql`${table.state} in ('prepared', 'sent')`),
    index('refund_transfers_run').on(table.runId, table.id),
    index('refund_transfers_order').on(table.orderId, table.id),
    index('refund_transfers_customer').on(table.customerId, table.id),
  ],
);
