import {
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';
import type { DocumentContent, DocumentKind } from '#domain/invoice/tax-document.ts';

/** The last number of each series. Its row is locked until the document that took a number is stored. */
export const taxDocumentSeries = appSchema.table(
  'tax_document_series',
  {
    kind: text('kind').$type<DocumentKind>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** Invoices and credit notes as they were issued. Rows are never changed or deleted. */
export const taxDocuments = appSchema.table(
  'tax_documents',
  {
    /** In the order in which they were issued, with gaps. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    number: text('number').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    year: integer('year').notNull(),
    /** Its place in the series of its kind and year, from 1. */
    place: integer('place').notNull(),
    orderId: integer('order_id').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    totalCents: integer('total_cents').notNull(),
    /** The number of the invoice that a credit note takes back. */
    refersTo: text('refers_to'),
    /** All that it says, with the seller and the buyer as they were then. */
    content: jsonb('content').$type<DocumentContent>().notNull(),
  },
  (table) => [
    uniqueIndex('tax_documents_number').on(table.number),
    uniqueIndex('tax_documents_place').on(table.kind, table.year, table.place),
    index('tax_documents_order').on(table.orderId),
    index('tax_documents_issued').on(table.issuedAt, table.id),
  ],
);

/** How far the orders were scanned for documents that are due; one row. */
export const taxDocumentCursor = appSchema.table('tax_document_cursor', {
  id: integer('id').primaryKey(),
  /** Changes before this have been scanned. */
  lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
});
