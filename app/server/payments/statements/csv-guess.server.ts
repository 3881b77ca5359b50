import type {
  CsvEncoding,
  CsvLayout,
  CsvRole,
  DateOrder,
} from '#domain/payment/statement/csv-layout.ts';

import type { CsvTable } from './csv-table.server.ts';
import { columnWords } from './csv-words.server.ts';
import { givenReference } from './statement-values.server.ts';

/** The cells of a column, without empty ones. */
function column({ rows }: CsvTable, index: number): readonly string[] {
  return rows.flatMap(({ cells }) => cells[index] || []).slice(0, 500);
}

/** The columns with a name that banks use for a role; of several the first is meant. */
function namedColumns(header: readonly string[]): (CsvRole | null)[] {
  const roles: (CsvRole | null)[] = header.map(() => null);
  const names = header.map((name) => name.toLowerCase().replaceAll('_', ' ').trim());
  for (const [role, patterns] of columnWords) {
    for (const pattern of patterns) {
      const index = names.findIndex((name, at) => roles[at] === null && pattern.test(name));
      if (index === -1) continue;
      roles[index] = role;
      break;
    }
  }
  // Of several amounts, the signed one is the one that was booked.
  return roles.includes('amount') ? roles.map((role) => (isHalf(role) ? null : role)) : roles;
}

function isHalf(role: CsvRole | null): boolean {
  return role === 'credit' || role === 'debit';
}

/** In a file without names: the first column of dates, of amounts with decimals, and the longest texts. */
function shapedColumns(table: CsvTable): (CsvRole | null)[] {
  const width = table.rows[0]?.cells.length ?? 0;
  const roles: (CsvRole | null)[] = Array.from({ length: width }, () => null);
  const all = roles.map((_role, index) => column(table, index));
  const put = (role: CsvRole, isIt: (cells: readonly string[]) => boolean) => {
    const index = all.findIndex(
      (cells, at) => roles[at] === null && cells.length > 0 && isIt(cells),
    );
    if (index !== -1) roles[index] = role;
  };
  put('bookedAt', (cells) => cells.every((cell) => /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/.test(cell)));
  put('amount', (cells) => cells.every((cell) => /^[+-]?[\d.,' ]*\d[.,]\d{1,2}$/.test(cell)));
  put('text', (cells) => cells.some((cell) => cell.length > 20));
  return roles;
}

/** Whether a column has a text twice, so that it does not number the bookings. */
function hasRepeated({ rows }: CsvTable, index: number): boolean {
  const cells = rows.flatMap((row) => givenReference(row.cells[index] ?? '') || []);
  return new Set(cells).size < cells.length;
}

function orderOfDates(cells: readonly string[]): DateOrder {
  const parts = cells.map((cell) => cell.split(/[./-]/).map(Number));
  if (cells.some((cell) => /^\d{4}/.test(cell))) return 'ymd';
  const isAmerican = parts.some(([, second = 0]) => second > 12);
  return isAmerican ? 'mdy' : 'dmy';
}

function signOfDecimals(cells: readonly string[]): ',' | '.' {
  const ends = cells.flatMap((cell) => /([.,])\d{1,2}\D*$/.exec(cell)?.[1] ?? []);
  const points = ends.filter((end) => end === '.').length;
  return points > ends.length - points ? '.' : ',';
}

/** A layout to begin with, which a person confirms or corrects once for each bank. */
export function guessLayout(table: CsvTable, encoding: CsvEncoding): CsvLayout {
  const named = table.header ? namedColumns(table.header) : shapedColumns(table);
  const columns = named.map((role, index) =>
    role === 'bankReference' && hasRepeated(table, index) ? null : role,
  );
  const cellsOf = (roles: readonly CsvRole[]) =>
    columns.flatMap((role, index) => (role && roles.includes(role) ? column(table, index) : []));
  return {
    columns,
    dateOrder: orderOfDates(cellsOf(['bookedAt'])),
    decimalSign: signOfDecimals(cellsOf(['amount', 'credit', 'debit'])),
    encoding,
    currency: 'EUR',
  };
}
