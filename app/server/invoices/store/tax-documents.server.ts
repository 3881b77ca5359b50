import { and, asc, gte, inArray, lt } from 'drizzle-orm';
import * as v from 'valibot';

import type { Database } from '#app/server/db/database.server.ts';
import { documentContentSchema, type TaxDocument } from '#domain/invoice/tax-document.ts';

import { taxDocumentCursor, taxDocuments } from './tax-document.schema.ts';

type Reading = Pick<Database, 'select'>;

/** An order is invoiced anew only when people change their mind about its payment. */
const mostOfOrder = 200;

function documentOf({ number, content }: typeof taxDocuments.$inferSelect): TaxDocument {
  return { ...v.parse(documentContentSchema, content), number };
}

/** The documents of some orders, oldest first. */
export async function documentsOfOrders(
  database: Reading,
  orderIds: readonly number[],
): Promise<readonly TaxDocument[]> {
  if (orderIds.length === 0) return [];
  const rows = await database
    .select()
    .from(taxDocuments)
    .where(inArray(taxDocuments.orderId, [...orderIds]))
    .orderBy(asc(taxDocuments.id))
    .limit(orderIds.length * mostOfOrder);
  return rows.map(documentOf);
}

/**
 * Documents issued from one instant to before another, oldest first, in pages.
 * @param after the last document of the page before
 */
export async function documentsIssued(
  database: Reading,
  { from, to, after, most }: { from: Date; to: Date; after: number; most: number },
): Promise<readonly TaxDocument[]> {
  const rows = await database
    .select()
    .from(taxDocuments)
    .where(and(gte(taxDocuments.issuedAt, from), lt(taxDocuments.issuedAt, to)))
    .orderBy(asc(taxDocuments.issuedAt), asc(taxDocuments.id))
    .offset(after)
    .limit(most);
  return rows.map(documentOf);
}

const theOne = 1;

/** How far the scan has got; null before the first run. */
export async function readDocumentCursor(database: Reading): Promise<Date | null> {
  const [row] = await database.select().from(taxDocumentCursor).limit(1);
  return row?.lookedAt ?? null;
}

/** Records how far the scan has got; never moves back behind another process. */
export async function moveDocumentCursor(database: Database, lookedAt: Date): Promise<void> {
  await database
    .insert(taxDocumentCursor)
    .values({ id: theOne, lookedAt })
    .onConflictDoUpdate({
      target: taxDocumentCursor.id,
      set: { lookedAt },
      setWhere: lt(taxDocumentCursor.lookedAt, lookedAt),
    });
}
