import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import {
  documentKinds,
  documentNumber,
  type DocumentContent,
  type TaxDocument,
} from '#domain/invoice/tax-document.ts';

import { taxDocuments, taxDocumentSeries } from './tax-document.schema.ts';
import { documentsOfOrders } from './tax-documents.server.ts';

/**
 * Issues the next document of an order, with the next number of its series. The series are locked from before the
 * order's documents are read until the new one is stored, so that no two processes issue the same one, and a document
 * that is not stored takes no number.
 * @param write what the next document says, by those that are there; null if none is due
 * @returns null if none was due
 */
export function issueTaxDocument(
  database: Database,
  { orderId, year }: { readonly orderId: number; readonly year: number },
  write: (issued: readonly TaxDocument[]) => DocumentContent | null,
): Promise<TaxDocument | null> {
  return database.transaction(async (transaction) => {
    await transaction
      .insert(taxDocumentSeries)
      .values(documentKinds.map((kind) => ({ kind, year, last: 0 })))
      .onConflictDoNothing();
    const series = await transaction
      .select()
      .from(taxDocumentSeries)
      .where(
        and(eq(taxDocumentSeries.year, year), inArray(taxDocumentSeries.kind, [...documentKinds])),
      )
      .orderBy(asc(taxDocumentSeries.kind))
      .limit(documentKinds.length)
      .for('update');
    const content = write(await documentsOfOrders(transaction, [orderId]));
    if (content === null) return null;
    const { kind } = content;
    const place = (series.find((one) => one.kind === kind)?.last ?? 0) + 1;
    await transaction
      .update(taxDocumentSeries)
      .set({ last: place })
      .where(and(eq(taxDocumentSeries.kind, kind), eq(taxDocumentSeries.year, year)));
    const number = documentNumber(kind, year, place);
    await transaction.insert(taxDocuments).values({
      ...{ number, kind, year, place, orderId, content },
      issuedAt: new Date(content.issuedAt),
      totalCents: content.total,
      refersTo: content.refersTo?.number ?? null,
    });
    return { ...content, number };
  });
}
