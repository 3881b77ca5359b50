import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** Where celebrities are paid to. */
export const payoutAccounts = appSchema.table('payout_accounts', {
  celebrityId: bigint('celebrity_id', { mode: 'number' }).primaryKey(),
  /** Holder, IBAN and BIC, encrypted. */
  sealed: text('sealed').notNull(),
  /** Incremented with every change; a change applies only to the version it was based on. */
  version: integer('version').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** Payouts that go to the bank in one file. */
export const payoutRuns = appSchema.table('payout_runs', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdById: bigint('created_by_id', { mode: 'number' }).notNull(),
  createdByName: text('created_by_name').notNull(),
  /** The shop's account that it is paid from. */
  debtor: jsonb('debtor').$type<BankAccount>().notNull(),
  /** When its file was first downloaded, after which nothing is dropped; null until then. */
  filedAt: timestamp('filed_at', { withTimezone: true }),
  /** Null until the bank has the file. */
  sentAt: timestamp('sent_at', { withTimezone: true }),
});

/** One payment to one celebrity; its movements are in the ledger, written in the same transactions. */
export const payouts = appSchema.table(
  'payouts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    runId: integer('run_id')
      .notNull()
      .references(() => payoutRuns.id),
    celebrityId: bigint('celebrity_id', { mode: 'number' }).notNull(),
    /** What the celebrity was called then. */
    name: text('name').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The account as it was then, encrypted. */
    sealedAccount: text('sealed_account').notNull(),
    /** The last digits of the IBAN. */
    accountEnd: text('account_end').notNull(),
    state: text('state').notNull(),
    /** When it came to its state. */
    stateAt: timestamp('state_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('payouts_of_run').on(table.runId, table.celebrityId),
    // Of two runs that are made at the same moment, one has the celebrity.
    uniqueIndex('payouts_open')
      .on(table.celebrityId)
      .where(sql`${table.state} = 'prepared'`),
    index('payouts_celebrity').on(table.celebrityId, table.id),
  ],
);
