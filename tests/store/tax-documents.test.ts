import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrateStore } from '#app/server/db/migrate.server.ts';
import { issueTaxDocument } from '#app/server/invoices/store/issue-tax-document.server.ts';
import {
  documentsIssued,
  documentsOfOrders,
  moveDocumentCursor,
  readDocumentCursor,
} from '#app/server/invoices/store/tax-documents.server.ts';
import type { DocumentContent, TaxDocument } from '#domain/invoice/tax-document.ts';
import { databases } from '#tests/support/databases/open-database.ts';
import { invoiceContent } from '#tests/support/orders/tax-document-content.ts';

describe.each(databases)('invoices and credit notes, on $name', async ({ open }) => {
  const { database, beside, close } = await open('empty');
  beforeAll(() => migrateStore(database));
  afterAll(close);

  const content = (orderId: number, changes: Partial<DocumentContent> = {}): DocumentContent => ({
    ...invoiceContent,
    ...{ orderId, orderNumber: String(orderId) },
    ...changes,
  });
  const once = (orderId: number) => (issued: readonly TaxDocument[]) =>
    issued.length === 0 ? content(orderId) : null;
  const year = 2026;
  const whole = { from: new Date(0), to: new Date('2100-01-01'), after: 0, most: 1_000 };
  const numbers = async () => (await documentsIssued(database, whole)).map(({ number }) => number);

  it('are numbered without a gap, one an order, however many issue them at once', async () => {
    const handles = [database, beside ?? database];
    const made = await Promise.all(
      Array.from({ length: 60 }, (_none, index) => {
        const orderId = 1 + (index % 20);
        const handle = handles[index % 2] ?? database;
        return issueTaxDocument(handle, { orderId, year }, once(orderId));
      }),
    );
    expect(made.filter((one) => one !== null)).toHaveLength(20);
    const expected = Array.from(
      { length: 20 },
      (_none, index) => `INV-2026-${String(index + 1).padStart(6, '0')}`,
    );
    expect((await numbers()).toSorted()).toEqual(expected);
    const orders = (await documentsIssued(database, whole)).map(({ orderId }) => orderId);
    expect(new Set(orders).size).toBe(20);
  });

  it('leave no gap where one fails before, or while, it is stored', async () => {
    const failing = () => {
      throw new Error('killed');
    };
    await expect(issueTaxDocument(database, { orderId: 21, year }, failing)).rejects.toThrow(
      'killed',
    );
    // Larger than the column: its number is taken by then.
    const unstorable = () => content(21, { total: 2 ** 40 });
    await expect(issueTaxDocument(database, { orderId: 21, year }, unstorable)).rejects.toThrow(
      /query/i,
    );
    expect(await documentsOfOrders(database, [21])).toEqual([]);
    const next = await issueTaxDocument(database, { orderId: 21, year }, once(21));
    expect(next?.number).toBe('INV-2026-000021');
  });

  it('have a series for each kind and year', async () => {
    const [invoice] = await documentsOfOrders(database, [21]);
    const note = content(21, {
      kind: 'credit-note',
      refersTo: { number: invoice?.number ?? '', issuedAt: invoice?.issuedAt ?? '' },
    });
    const credit = await issueTaxDocument(database, { orderId: 21, year }, () => note);
    expect(credit?.number).toBe('CN-2026-000001');
    const later = await issueTaxDocument(database, { orderId: 22, year: 2027 }, () =>
      content(22, { issuedAt: '2027-01-01T00:00:00.000Z' }),
    );
    expect(later?.number).toBe('INV-2027-000001');
    expect(await documentsOfOrders(database, [21])).toEqual([
      invoice,
      { ...note, number: 'CN-2026-000001' },
    ]);
  });

  it('are found by when they were issued', async () => {
    const from = new Date('2027-01-01T00:00:00Z');
    const found = await documentsIssued(database, { ...whole, from });
    expect(found.map(({ number }) => number)).toEqual(['INV-2027-000001']);
    const page = await documentsIssued(database, { ...whole, after: 2, most: 3 });
    expect(page.map(({ number }) => number)).toEqual((await numbers()).slice(2, 5));
  });

  it('are looked for from a place that only moves on', async () => {
    expect(await readDocumentCursor(database)).toBeNull();
    for (const day of ['02', '05', '03']) {
      await moveDocumentCursor(database, new Date(`2026-06-${day}T00:00:00Z`));
    }
    expect(await readDocumentCursor(database)).toEqual(new Date('2026-06-05T00:00:00Z'));
  });
});
