import { decimalFromCents } from '#domain/money/money.ts';
import { dateOf, type TaxDocument } from '../tax-document.ts';
import { spanOf, type AccountingRequest } from './accounting-request.ts';

const pairs = (first: string, second: string, most: number) =>
  Array.from({ length: most }, (_none, index) => [
    `${first} ${index + 1}`,
    `${second} ${index + 1}`,
  ]).flat();

/** The columns of a booking batch, format version 13; DATEV reads them by their place. */
export const datevColumns: readonly string[] = [
  ...[
    'Umsatz (ohne Soll/Haben-Kz)',
    'Soll/Haben-Kennzeichen',
    'WKZ Umsatz',
    'Kurs',
    'Basis-Umsatz',
  ],
  ...['WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum'],
  ...[
    'Belegfeld 1',
    'Belegfeld 2',
    'Skonto',
    'Buchungstext',
    'Postensperre',
    'Diverse Adressnummer',
  ],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...pairs('Beleginfo - Art', 'Beleginfo - Inhalt', 8),
  ...[
    'KOST1 - Kostenstelle',
    'KOST2 - Kostenstelle',
    'Kost-Menge',
    'EU-Land u. UStID (Bestimmung)',
  ],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L'],
  ...['Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer'],
  'BU 49 Funktionsergänzung',
  ...pairs('Zusatzinformation - Art', 'Zusatzinformation- Inhalt', 20),
  ...[
    'Stück',
    'Gewicht',
    'Zahlweise',
    'Forderungsart',
    'Veranlagungsjahr',
    'Zugeordnete Fälligkeit',
  ],
  ...['Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)'],
  ...['EU-Land (Anzahlungen)', 'Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)'],
  ...[
    'Erlöskonto (Anzahlungen)',
    'Herkunft-Kz',
    'Buchungs GUID',
    'KOST-Datum',
    'SEPA-Mandatsreferenz',
  ],
  ...['Skontosperre', 'Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer'],
  ...[
    'Zeichnernummer',
    'Postensperre bis',
    'Bezeichnung SoBil-Sachverhalt',
    'Kennzeichen SoBil-Buchung',
  ],
  ...['Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit'],
  ...['Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position'],
  ...['EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
];

/** The columns of text, from 1: an empty one is written as `""`. */
const textColumns: ReadonlySet<number> = new Set([
  ...[2, 3, 6, 9, 11, 12, 14, 16, 20, 37, 38, 40, 42, 91, 95, 96, 98, 102, 103, 105, 107, 109, 110],
  ...[112, 118, 120, 121, 123],
  ...Array.from({ length: 16 }, (_none, index) => 21 + index),
  ...Array.from({ length: 40 }, (_none, index) => 48 + index),
]);
const emptyAt = (index: number) => (textColumns.has(index + 1) ? '""' : '');

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const compact = (day: string) => day.replaceAll('-', '');
const comma = (cents: number) => decimalFromCents(cents).replace('.', ',');
/** What DATEV takes as the number of a voucher, and as a text: this file is Latin-1. */
const voucherText = (text: string) => text.replace(/[^A-Za-z0-9$&%*+\-/]/g, '');
const plainText = (text: string) => text.replace(/[^\u0020-\u007E\u00A0-\u00FF]/g, '');

function headerLine(request: AccountingRequest, createdAt: Date): string {
  const { from, to } = spanOf(request.month);
  const last = new Date(to.getTime() - 1).toISOString().slice(0, 10);
  const first = from.toISOString().slice(0, 10);
  const created = createdAt.toISOString().replaceAll(/[^\d]/g, '');
  return [
    ...[quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), '13', created, '', quoted('RE')],
    ...[quoted(''), quoted(''), request.consultant, request.client],
    ...[`${request.month.slice(0, 4)}0101`, String(request.revenue.length)],
    ...[compact(first), compact(last), quoted(`Rechnungen ${request.month}`), quoted('')],
    ...[
      '1',
      '0',
      '0',
      quoted('EUR'),
      '',
      quoted(''),
      '',
      '',
      quoted(''),
      '',
      '',
      quoted(''),
      quoted(''),
    ],
  ].join(';');
}

function bookingLines(document: TaxDocument, { debtors, revenue }: AccountingRequest): string[] {
  const [, month = '', day = ''] = dateOf(document).split('-');
  return document.taxes
    .filter(({ net, tax }) => net + tax !== 0)
    .map(({ net, tax, rate }) => {
      const gross = net + tax;
      const isDebit = gross > 0 === (document.kind === 'invoice');
      const cells = new Map<string, string>([
        ['Umsatz (ohne Soll/Haben-Kz)', comma(Math.abs(gross))],
        ['Soll/Haben-Kennzeichen', quoted(isDebit ? 'S' : 'H')],
        ['WKZ Umsatz', quoted('EUR')],
        ['Konto', debtors],
        ['Gegenkonto (ohne BU-Schlüssel)', revenue],
        ['Belegdatum', `${day}${month}`],
        ['Belegfeld 1', quoted(voucherText(document.number).slice(0, 36))],
        [
          'Buchungstext',
          quoted(plainText(`${document.number} ${document.orderNumber}`).slice(0, 60)),
        ],
        ['Auftragsnummer', quoted(plainText(document.orderNumber).slice(0, 30))],
        ['Steuersatz', comma(rate)],
      ]);
      return datevColumns.map((column, index) => cells.get(column) ?? emptyAt(index)).join(';');
    });
}

/**
 * Documents as a booking batch that DATEV imports (EXTF, header 700): a booking for each rate of each document, gross,
 * customers against revenue. Its letters are those of Latin-1.
 */
export function datevBatch(
  documents: readonly TaxDocument[],
  request: AccountingRequest,
  createdAt: Date,
): string {
  const lines = [
    headerLine(request, createdAt),
    datevColumns.join(';'),
    ...documents.flatMap((document) => bookingLines(document, request)),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
