import { msg } from '@lingui/core/macro';

import { facturX } from '#app/server/invoices/factur-x.server.ts';
import { countryName } from '#domain/country/country.ts';
import { netOf, type DocumentLine, type TaxDocument } from '#domain/invoice/tax-document.ts';

import { shownRate, wordsOf, type DocumentWords } from './document-words.server.ts';
import { facturXMetadata, facturXName } from './factur-x-metadata.ts';
import { ink, inner, openSheet, page, type Sheet } from './pdf-sheet.server.ts';

const right = page.width - page.margin;
/** The columns of the lines, from the right: amount, VAT, quantity. */
const columns = { name: inner - 220, quantity: 60, rate: 60, amount: 100 } as const;
const columnX = {
  quantity: page.margin + columns.name,
  rate: page.margin + columns.name + columns.quantity,
  amount: right - columns.amount,
} as const;

function linesOfBuyer({ buyer, locale }: TaxDocument): string[] {
  const town = [buyer.postcode, buyer.city].filter(Boolean).join(' ');
  const { company, name, address1, address2, state } = buyer;
  const country = countryName(buyer.country, locale);
  return [company, name, address1, address2, town, state, country].filter((one) => one !== '');
}

function writeHead(sheet: Sheet, document: TaxDocument, words: DocumentWords): void {
  const { read, day } = words;
  const { seller } = document;
  const half = inner / 2 - 12;
  const aside = page.margin + inner / 2 + 12;
  sheet.write(seller.name, { y: page.margin, weight: 'bold', size: 11, width: half });
  const ofSeller = sheet.write(seller.address, { color: ink.quiet, width: half });
  sheet.write(words.title, { x: aside, y: page.margin - 6, width: half, weight: 'bold', size: 20 });
  const facts = [
    [read(msg`Number`), document.number],
    [read(msg`Date`), day(document.issuedAt)],
    [read(msg`Order`), document.orderNumber],
    [read(msg`Ordered on`), day(document.orderedAt)],
    [read(msg`Payment method`), words.paymentMethod],
  ] as const;
  let y = sheet.pdf.y + 6;
  for (const [name, value] of facts) {
    const ofName = sheet.write(name, { x: aside, y, width: 104, color: ink.quiet });
    const ofValue = sheet.write(value, { x: aside + 110, y, width: half - 110 });
    y = Math.max(ofName, ofValue) + 2;
  }
  y = Math.max(ofSeller, y) + 28;
  y = sheet.write(read(msg`Billed to`), { y, size: 8.5, color: ink.quiet, width: half }) + 2;
  for (const line of linesOfBuyer(document)) y = sheet.write(line, { y, size: 10.5, width: half });
  sheet.pdf.y = y + 30;
}

function writeTableHead(sheet: Sheet, { read }: DocumentWords): void {
  const { y } = sheet.pdf;
  const style = { y, size: 8.5, color: ink.quiet } as const;
  const right = { ...style, align: 'right' } as const;
  const ends = [
    sheet.write(read(msg`Item`), { ...style, width: columns.name }),
    sheet.write(read(msg`Quantity`), { ...right, x: columnX.quantity, width: columns.quantity }),
    sheet.write(read(msg`VAT rate`), { ...right, x: columnX.rate, width: columns.rate }),
    sheet.write(read(msg`Without VAT`), { ...right, x: columnX.amount, width: columns.amount }),
  ];
  const end = Math.max(...ends) + 3;
  sheet.rule(end);
  sheet.pdf.y = end + 7;
}

/** Begins another page if there is no room for this much. */
function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.pdf.y + height <= page.height - page.bottom) return false;
  sheet.pdf.addPage();
  sheet.pdf.y = page.margin;
  return true;
}

function rateText(line: Pick<DocumentLine, 'category' | 'rate'>, { locale }: TaxDocument): string {
  const hasRate = line.category === 'S' || line.category === 'Z';
  return hasRate ? shownRate(line.rate, locale) : '—';
}

function writeLines(sheet: Sheet, document: TaxDocument, words: DocumentWords): void {
  writeTableHead(sheet, words);
  for (const line of document.lines) {
    const name = words.lineName(line);
    const wide = { width: columns.name - 12 };
    const small = { ...wide, size: 8.5, color: ink.quiet };
    const detail = line.detail === '' ? 0 : sheet.heightOf(line.detail, small);
    const height = sheet.heightOf(name, wide) + detail;
    if (makeRoom(sheet, height + 12)) writeTableHead(sheet, words);
    const { y } = sheet.pdf;
    const cell = (text: string, x: number, width: number) =>
      sheet.write(text, { x, y, width, align: 'right' });
    cell(String(line.quantity), columnX.quantity, columns.quantity);
    cell(rateText(line, document), columnX.rate, columns.rate);
    cell(words.money(line.net), columnX.amount, columns.amount);
    const end = sheet.write(name, { ...wide, y });
    if (line.detail !== '') sheet.write(line.detail, { ...small, y: end });
    sheet.rule(y + height + 5);
    sheet.pdf.y = y + height + 12;
  }
}

function writeTotals(sheet: Sheet, document: TaxDocument, words: DocumentWords): void {
  const { read, money } = words;
  const { locale } = document;
  const charged = document.taxes.filter(({ category }) => category === 'S' || category === 'Z');
  const taxRows = charged.map(({ rate, net, tax }) => {
    const shown = shownRate(rate, locale);
    const base = money(net);
    return [read(msg`VAT ${shown} of ${base}`), money(tax)] as const;
  });
  const rows = [[read(msg`Total without VAT`), money(netOf(document))] as const, ...taxRows];
  makeRoom(sheet, 20 * (rows.length + 1) + 24 * words.notes.length);
  const x = page.margin + 150;
  const width = right - x - columns.amount;
  let y = sheet.pdf.y + 6;
  for (const [name, value] of rows) {
    sheet.write(value, { x: columnX.amount, y, width: columns.amount, align: 'right' });
    y = sheet.write(name, { x, y, width, align: 'right', color: ink.quiet }) + 3;
  }
  const strong = { y: y + 3, weight: 'bold', size: 12, align: 'right' } as const;
  sheet.write(money(document.total), {
    ...strong,
    x: columnX.amount - 20,
    width: columns.amount + 20,
  });
  const total = document.kind === 'invoice' ? read(msg`Total`) : read(msg`Refunded in total`);
  sheet.write(total, { ...strong, x, width: width - 20 });
  sheet.pdf.y += 24;
  for (const note of words.notes) sheet.pdf.y = sheet.write(note) + 4;
}

/** Who issued it, at the bottom of every page. */
function writeFoot(sheet: Sheet, { seller, number }: TaxDocument, { read }: DocumentWords): void {
  const facts = [
    seller.name,
    seller.register,
    seller.vatId ? `${read(msg`VAT ID`)} ${seller.vatId}` : '',
    seller.taxNumber ? `${read(msg`Tax number`)} ${seller.taxNumber}` : '',
    seller.email,
    seller.phone,
  ]
    .filter((fact) => fact !== '')
    .map((fact) => fact.replaceAll(' ', '\u00A0'));
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(start + index);
    const y = page.height - page.bottom + 24;
    sheet.rule(y);
    const style = { size: 8, color: ink.quiet } as const;
    sheet.write(facts.join('  ·  '), { ...style, y: y + 8, width: inner - 150 });
    const place = count === 1 ? number : `${number}  ·  ${index + 1}/${count}`;
    sheet.write(place, { ...style, x: right - 140, y: y + 8, width: 140, align: 'right' });
  }
}

/**
 * A document as a PDF for long-term archiving that carries its data as EN 16931 (Factur-X, profile EN 16931): the same
 * bytes in every way that matters, whenever it is asked for.
 */
export async function documentPdf(document: TaxDocument): Promise<Buffer> {
  const words = await wordsOf(document);
  const createdAt = new Date(document.issuedAt);
  const title = `${words.title} ${document.number}`;
  const sheet = openSheet({ locale: document.locale, title, createdAt });
  writeHead(sheet, document, words);
  writeLines(sheet, document, words);
  writeTotals(sheet, document, words);
  writeFoot(sheet, document, words);
  const attachment = {
    name: facturXName,
    type: 'text/xml',
    description: title,
    relationship: 'Alternative',
    creationDate: createdAt,
    modifiedDate: createdAt,
  };
  sheet.pdf.file(Buffer.from(facturX(document, words)), attachment);
  sheet.pdf.appendXML(facturXMetadata);
  return sheet.finish();
}
