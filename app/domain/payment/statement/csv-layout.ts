import * as v from 'valibot';

/** What a column of a bank's CSV file can hold. */
export const csvRoles = [
  'bookedAt',
  'valueDate',
  /** A signed amount. */
  'amount',
  /** Incoming money in a column of its own. */
  'credit',
  /** Outgoing money in a column of its own. */
  'debit',
  /** Whether an unsigned amount came in or went out, in a word. */
  'direction',
  'currency',
  'payerName',
  'payerIban',
  'text',
  'reference',
  'bankReference',
  'accountIban',
  /** Whether it is booked, in a word. */
  'status',
] as const;
export type CsvRole = (typeof csvRoles)[number];

/** The order in which a bank writes day, month and year. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The encodings of files that are not UTF-8: Western European, Greek, Cyrillic, Turkish. */
export const csvEncodings = [
  'utf-8',
  'windows-1252',
  'windows-1253',
  'windows-1251',
  'windows-1254',
] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

/** More columns than any bank's file has. */
export const maxColumns = 80;

/** How the CSV files of one bank are read; remembered by the names of their columns. */
export const csvLayoutSchema = v.object({
  /** The role of each column, by its place; null for one that is not needed. */
  columns: v.pipe(v.array(v.nullable(v.picklist(csvRoles))), v.maxLength(maxColumns)),
  dateOrder: v.picklist(dateOrders),
  decimalSign: v.picklist([',', '.']),
  encoding: v.picklist(csvEncodings),
  /** The currency of a file that has no column for it. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
export type CsvLayout = v.InferOutput<typeof csvLayoutSchema>;

/** Roles that several columns of a file may have; their texts are joined. */
const repeatable: readonly CsvRole[] = ['text', 'payerName'];

/** What a layout still needs: a date, and an amount; or which role it has twice. */
export function layoutProblem({ columns }: Pick<CsvLayout, 'columns'>) {
  if (!columns.includes('bookedAt')) return 'no-date';
  const isSigned = columns.includes('amount');
  if (!isSigned && !columns.includes('credit')) return 'no-amount';
  const roles = columns.filter((role) => role !== null && !repeatable.includes(role));
  return new Set(roles).size < roles.length ? 'twice' : null;
}

/** What is shown of a CSV file whose layout is not known yet. */
export interface UnknownCsv {
  /** Identifies files of the same kind. */
  readonly fingerprint: string;
  /** The names of the columns; empty ones where the file has no header. */
  readonly header: readonly string[];
  /** The first rows. */
  readonly sample: readonly (readonly string[])[];
  readonly guess: CsvLayout;
}
