import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { csvOf } from '#domain/text/csv.ts';

import type { TaxDocument } from '../tax-document.ts';
import { firstAccounts, lastMonths, spanOf, type AccountingRequest } from './accounting-request.ts';
import { datevBatch, datevColumns } from './datev-batch.ts';
import { journalRows, sumsOf, type JournalWords } from './journal.ts';

const request: AccountingRequest = { ...firstAccounts, month: '2026-06', format: 'datev' };
const words: JournalWords = {
  ...{
    date: 'Date',
    number: 'Number',
    kind: 'Kind',
    invoice: 'Invoice',
    creditNote: 'Credit note',
  },
  ...{ order: 'Order', gross: 'Gross', paymentMethod: 'Paid by', total: 'Total' },
  net: (rate) => (rate === null ? 'Net' : `Net ${rate / 100}%`),
  vat: (rate) => `VAT ${rate / 100}%`,
  methodName: () => 'Card',
};
const party = { name: 'A', address: '', country: 'GR', vatId: '', taxNumber: '', register: '' };
const base: TaxDocument = {
  ...{
    kind: 'invoice',
    orderId: 301,
    orderNumber: '301',
    customerId: 7,
    number: 'INV-2026-000001',
  },
  ...{
    issuedAt: '2026-06-01T10:00:00.000Z',
    orderedAt: '',
    locale: 'en',
    lines: [],
    refersTo: null,
  },
  ...{ total: 6_500, paymentMethod: 'card', paymentTitle: '' },
  seller: { ...party, email: '', phone: '', exemption: '' },
  buyer: {
    name: '',
    company: '',
    address1: '',
    address2: '',
    postcode: '',
    city: '',
    state: '',
    country: 'GR',
  },
  taxes: [{ category: 'S', rate: 2_400, net: 5_242, tax: 1_258 }],
};
const note: TaxDocument = {
  ...base,
  ...{ kind: 'credit-note', number: 'CN-2026-000001', total: 1_000 },
  taxes: [{ category: 'S', rate: 2_400, net: 806, tax: 194 }],
};
const exempt: TaxDocument = {
  ...base,
  ...{
    number: 'INV-2026-000002',
    total: 500,
    taxes: [{ category: 'E', rate: 0, net: 500, tax: 0 }],
  },
};

/** A table as RFC 4180 reads it. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a month of documents as a table', () => {
  it('has net and VAT of each rate, credit notes with a minus, and totals', () => {
    const text = csvOf(journalRows([base, note, exempt], words));
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(read(text)).toEqual([
      ['Date', 'Number', 'Kind', 'Order', 'Net 24%', 'VAT 24%', 'Net', 'Gross', 'Paid by'],
      [
        '2026-06-01',
        'INV-2026-000001',
        'Invoice',
        '301',
        '52.42',
        '12.58',
        '0.00',
        '65.00',
        'Card',
      ],
      [
        '2026-06-01',
        'CN-2026-000001',
        'Credit note',
        '301',
        '-8.06',
        '-1.94',
        '0.00',
        '-10.00',
        'Card',
      ],
      ['2026-06-01', 'INV-2026-000002', 'Invoice', '301', '0.00', '0.00', '5.00', '5.00', 'Card'],
      ['Total', '', '', '', '44.36', '10.64', '5.00', '60.00', ''],
    ]);
    expect(sumsOf([base, note, exempt])).toEqual({ net: 4_936, tax: 1_064, gross: 6_000 });
  });

  it('runs nothing in a spreadsheet, and keeps every other text', () => {
    const bad = ['=1+1', '+1', '-1-1', '@A1', '\t=1', '\r=1', ' =1'];
    for (const text of bad) expect(read(csvOf([[text]]))).toEqual([[`'${text}`]]);
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { minLength: 1 }), (row) => {
        const [cells] = read(csvOf([row]));
        expect(cells?.map((cell, index) => (cell === row[index] ? cell : cell.slice(1)))).toEqual(
          row,
        );
      }),
    );
  });
});

describe('a month of documents for DATEV', () => {
  const lines = datevBatch([base, note, exempt], request, new Date('2026-07-01T08:09:10.011Z'))
    .split('\r\n')
    .map((line) => line.split(';'));
  const [header = [], columns = [], ...rows] = lines.slice(0, -1);

  it('says which batch it is, as the sample of DATEV does', () => {
    expect(header).toHaveLength(31);
    expect(header.slice(0, 6)).toEqual([
      '"EXTF"',
      '700',
      '21',
      '"Buchungsstapel"',
      '13',
      '20260701080910011',
    ]);
    expect(header.slice(10, 16)).toEqual(['1001', '1', '20260101', '4', '20260601', '20260630']);
    expect(columns).toHaveLength(125);
    expect([columns[0], columns[118], columns[124]]).toEqual([
      ...['Umsatz (ohne Soll/Haben-Kz)', 'Steuersatz', 'Abw. Skontokonto'],
    ]);
    expect(new Set(datevColumns).size).toBe(125);
  });

  it('books each rate of each document, and what is taken back on the other side', () => {
    expect(rows.map((row) => [row[0], row[1], row[6], row[7], row[9], row[10], row[118]])).toEqual([
      ['65,00', '"S"', '10000', '8400', '0106', '"INV-2026-000001"', '24,00'],
      ['10,00', '"H"', '10000', '8400', '0106', '"CN-2026-000001"', '24,00'],
      ['5,00', '"S"', '10000', '8400', '0106', '"INV-2026-000002"', '0,00'],
    ]);
    for (const row of rows) expect(row).toHaveLength(125);
    const sum = rows.reduce(
      (all, [amount = '', side]) =>
        all + (side === '"S"' ? 1 : -1) * Number(amount.replace(',', '')),
      0,
    );
    expect(sum).toBe(sumsOf([base, note, exempt]).gross);
  });
});

it('knows where a month begins and ends', () => {
  expect(spanOf('2026-12')).toEqual({
    from: new Date('2026-12-01T00:00:00Z'),
    to: new Date('2027-01-01T00:00:00Z'),
  });
  expect(lastMonths(new Date('2026-02-28T12:00:00Z'), 4)).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ]);
});
