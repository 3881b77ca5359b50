import { sha256 } from '#app/platform/secret/sha256.ts';
import {
  layoutProblem,
  type CsvEncoding,
  type CsvLayout,
  type CsvRole,
  type UnknownCsv,
} from '#domain/payment/statement/csv-layout.ts';
import type { Statement, StatementLine } from '#domain/payment/statement/statement-line.ts';

import { guessLayout } from './csv-guess.server.ts';
import { readTable, type CsvRow, type CsvTable } from './csv-table.server.ts';
import { incomingWords, outgoingWords, pendingWords } from './csv-words.server.ts';
import { inTurns } from './in-turns.server.ts';
import { StatementError } from './statement-error.server.ts';
import {
  accountNumber,
  fullYear,
  givenReference,
  hundredths,
  isCurrency,
  isoDate,
  oneLine,
} from './statement-values.server.ts';

/** Files of the same bank have the same names of columns, or else the same number of them. */
function fingerprintOf({ header, delimiter, rows }: CsvTable): string {
  const names = header ?? [`${rows[0]?.cells.length ?? 0} columns`];
  return sha256(JSON.stringify([delimiter, names.map((name) => name.toLowerCase())]));
}

/** A CSV file as far as it can be read without a layout. @throws StatementError as `readTable` */
export async function lookAtCsv(
  text: string,
  encoding: CsvEncoding,
): Promise<UnknownCsv & { readonly table: CsvTable }> {
  const table = await readTable(text);
  const { header, rows } = table;
  const sample = rows.slice(0, 5).map(({ cells }) => cells.map((cell) => cell.slice(0, 80)));
  return {
    table,
    fingerprint: fingerprintOf(table),
    header: (header ?? rows[0]?.cells.map(() => '') ?? []).map((name) => name.slice(0, 80)),
    sample,
    guess: guessLayout(table, encoding),
  };
}

function dateIn(text: string, order: CsvLayout['dateOrder']): string | null {
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  const written = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})\.?(?:[ T].*)?$/.exec(text);
  const [one = 0, two = 0, three = 0] = (compact ?? written ?? []).slice(1).map(Number);
  const isYearFirst = compact !== null || /^\d{4}/.test(text);
  const [year, month, day] = isYearFirst
    ? [one, two, three]
    : { dmy: [three, two, one], mdy: [three, one, two], ymd: [one, two, three] }[order];
  if (year === undefined || month === undefined || day === undefined || year === 0) return null;
  return isoDate(year < 100 ? fullYear(year) : year, month, day);
}

/** A signed amount: with a sign before or behind, a currency, and signs between the thousands. */
function amountIn(text: string, sign: '.' | ',', currency: string): number | null {
  const bare = text.replaceAll(/[\s'’\p{Sc}]|[A-Z]{3}$|^[A-Z]{3}/gu, '').replaceAll('−', '-');
  const [, before = '', number = '', behind = ''] = /^([+-]?)([\d.,]+)([+-]?)$/.exec(bare) ?? [];
  if (number === '' || (before !== '' && behind !== '')) return null;
  const thousands = sign === ',' ? '.' : ',';
  const groups = number.split(sign)[0]?.split(thousands) ?? [];
  const isGrouped = groups.slice(1).every((group) => group.length === 3);
  if (!isGrouped || number.split(sign)[1]?.includes(thousands)) return null;
  const cents = hundredths(number.replaceAll(thousands, ''), sign, currency);
  if (cents === null) return null;
  return before + behind === '-' && cents !== 0 ? -cents : cents;
}

/** The cells of a row by their roles. */
function cellsOf({ cells }: CsvRow, { columns }: CsvLayout): (role: CsvRole) => string {
  return (role) =>
    columns
      .flatMap((one, index) => (one === role ? (cells[index] ?? '') : []))
      .filter((cell) => cell !== '')
      .join(' ')
      .trim();
}

/** The signed amount of a row; null if a cell cannot be read. */
function centsOf(cell: (role: CsvRole) => string, layout: CsvLayout, currency: string) {
  const read = (role: CsvRole) => {
    const text = cell(role);
    return text === '' ? 0 : amountIn(text, layout.decimalSign, currency);
  };
  if (!layout.columns.includes('amount')) {
    const [credit, debit] = [read('credit'), read('debit')];
    return credit === null || debit === null ? null : credit - Math.abs(debit);
  }
  const amount = read('amount');
  const direction = cell('direction');
  if (amount === null || direction === '') return amount;
  if (outgoingWords.test(direction)) return -Math.abs(amount);
  return incomingWords.test(direction) ? amount : null;
}

function lineOf(row: CsvRow, layout: CsvLayout): StatementLine {
  const cell = cellsOf(row, layout);
  const currency = (cell('currency') || layout.currency).toUpperCase();
  if (!isCurrency(currency)) throw new StatementError('no-currency', row.line);
  const bookedAt = dateIn(cell('bookedAt'), layout.dateOrder);
  if (bookedAt === null) throw new StatementError('bad-date', row.line);
  const cents = centsOf(cell, layout, currency);
  if (cents === null) throw new StatementError('bad-amount', row.line);
  return {
    ...{ bookedAt, cents, currency },
    valueDate: dateIn(cell('valueDate'), layout.dateOrder) ?? bookedAt,
    payerName: oneLine(cell('payerName')),
    payerIban: accountNumber(cell('payerIban')),
    text: oneLine(cell('text')),
    reference: givenReference(cell('reference')),
    bankReference: givenReference(cell('bankReference')),
    accountIban: accountNumber(cell('accountIban')).replaceAll("'", ''),
  };
}

/** Whether a row is not a booking: a sum, a balance or a remark below the table. */
function isAside(cell: (role: CsvRole) => string, { columns }: CsvLayout): boolean {
  const amounts = (['amount', 'credit', 'debit'] as const).filter((role) => columns.includes(role));
  return cell('bookedAt') === '' || amounts.every((role) => cell(role) === '');
}

/**
 * Reads the bookings of a CSV file.
 * @throws StatementError `bad-layout`, `bad-date`, `bad-amount`, `no-currency`, `repeated-number` if the column for the
 *   bank's number has one twice, with the line
 */
export async function readCsv({ rows }: CsvTable, layout: CsvLayout): Promise<Statement> {
  const width = rows[0]?.cells.length ?? 0;
  if (layoutProblem(layout) !== null || layout.columns.length > width + 1) {
    throw new StatementError('bad-layout');
  }
  const lines: StatementLine[] = [];
  const numbers = new Set<string>();
  let pending = 0;
  await inTurns(rows, (row) => {
    const cell = cellsOf(row, layout);
    if (isAside(cell, layout)) return;
    if (pendingWords.test(cell('status'))) return void (pending += 1);
    const line = lineOf(row, layout);
    if (numbers.has(line.bankReference)) throw new StatementError('repeated-number', row.line);
    if (line.bankReference !== '') numbers.add(line.bankReference);
    lines.push(line);
  });
  return { format: 'csv', lines, pending };
}
