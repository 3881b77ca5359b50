import { decimalFromCents, type Cents } from '#domain/money/money.ts';

/** An amount in a table; anything else is text. */
export interface AmountCell {
  readonly cents: Cents;
}
export type CsvCell = string | AmountCell;

/**
 * A spreadsheet takes a text that begins like a formula for one, and would run what a stranger typed. An apostrophe
 * makes it a text again.
 */
function harmless(text: string): string {
  return /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return decimalFromCents(cell.cents);
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as RFC 4180 writes it, with the mark by which spreadsheets know UTF-8. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}
