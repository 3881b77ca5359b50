import { decimalFromCents, type Cents } from '#domain/money/money.ts';

/** An amount, written in euro with a point. */
export interface AmountCell {
  readonly cents: Cents;
}
export type CsvCell = string | AmountCell;

/** What spreadsheets take for a formula. */
const formula = /^\s*[=+\-@\t\r]/;
const number = /^-?\d+(\.\d+)?$/;

function cellOf(cell: CsvCell): string {
  const text = typeof cell === 'string' ? cell : decimalFromCents(cell.cents);
  // A quote mark in front makes a text of it; a plain number is no formula.
  const plain = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * Rows as a CSV file (RFC 4180): commas, lines that end with CR LF, and a byte-order mark by which spreadsheets know
 * that it is UTF-8. No cell is taken for a formula.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
