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

/** Refunds that go to the bank in one file. */
export const refundRuns = appSchema.table('refund_runs', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdById: bigint('created_by_id', { mode: 'number' }).notNull(),
  createdByName: text('created_by_name').notNull(),
  /** The shop's account that it is paid from. */
  debtor: jsonb('debtor').$type<BankAccount>().notNull(),
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
