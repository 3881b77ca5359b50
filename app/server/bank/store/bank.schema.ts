import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';
import type { Proposal } from '#domain/payment/matching/line-match.ts';
import type { CsvLayout } from '#domain/payment/statement/csv-layout.ts';

/** Files of bank statements that were imported. */
export const bankImports = appSchema.table(
  'bank_imports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
    actorId: bigint('actor_id', { mode: 'number' }).notNull(),
    actorName: text('actor_name').notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file. */
    fileHash: text('file_hash').notNull(),
    /** A `StatementFormat`. */
    format: text('format').notNull(),
    accounts: jsonb('accounts').$type<readonly string[]>().notNull(),
    lines: integer('lines').notNull(),
    /** How many of them were new; null until all of them are stored. */
    added: integer('added'),
    pending: integer('pending').notNull(),
  },
  (table) => [index('bank_imports_at').on(table.importedAt)],
);

/** Lines of bank statements, each booking once, however many files contain it. */
export const bankLines = appSchema.table(
  'bank_lines',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Recognises the same booking in another file. */
    fingerprint: text('fingerprint').notNull(),
    importId: integer('import_id').notNull(),
    bookedAt: date('booked_at', { mode: 'string' }).notNull(),
    valueDate: date('value_date', { mode: 'string' }).notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    payerName: text('payer_name').notNull(),
    payerIban: text('payer_iban').notNull(),
    text: text('text').notNull(),
    reference: text('reference').notNull(),
    bankReference: text('bank_reference').notNull(),
    account: text('account').notNull(),
    /** A `LineStanding`: what people did with it. */
    standing: text('standing').notNull().default('open'),
    /** A `MatchState`: what it was last matched with. */
    state: text('state').notNull(),
    proposals: jsonb('proposals').$type<readonly Proposal[]>().notNull().default([]),
    /** Why it is ignored. */
    note: text('note').notNull().default(''),
    /** What of it goes back to the payer. */
    creditCents: bigint('credit_cents', { mode: 'number' }).notNull().default(0),
    /** When someone said that this money went back; null while it has to. */
    creditReturnedAt: timestamp('credit_returned_at', { withTimezone: true }),
    creditReturnedById: bigint('credit_returned_by_id', { mode: 'number' }),
    creditReturnedByName: text('credit_returned_by_name').notNull().default(''),
    /** Until when one manager books it or takes that back; after that anyone can. */
    workUntil: timestamp('work_until', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedById: bigint('decided_by_id', { mode: 'number' }),
    decidedByName: text('decided_by_name').notNull().default(''),
  },
  (table) => [
    uniqueIndex('bank_lines_fingerprint').on(table.fingerprint),
    index('bank_lines_open')
      .on(table.state, table.bookedAt, table.id)
      .where(sql`${table.standing} = 'open'`),
    index('bank_lines_standing').on(table.standing, table.id),
    index('bank_lines_credit')
      .on(table.id)
      .where(sql`${table.creditCents} > 0`),
  ],
);

/** What of a line goes to which order. */
export const bankLineMatches = appSchema.table(
  'bank_line_matches',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    lineId: integer('line_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    orderNumber: text('order_number').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** A `ShareKind`: whether the order is paid with it, or only a part of it. */
    kind: text('kind').notNull(),
    /** Null until the order says so. */
    bookedAt: timestamp('booked_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('bank_line_matches_once').on(table.lineId, table.orderId),
    index('bank_line_matches_order').on(table.orderId),
  ],
);

/** How the CSV files of banks are read, by the names of their columns. */
export const bankCsvLayouts = appSchema.table('bank_csv_layouts', {
  fingerprint: text('fingerprint').primaryKey(),
  layout: jsonb('layout').$type<CsvLayout>().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  savedById: bigint('saved_by_id', { mode: 'number' }).notNull(),
});
