/** Why a statement file cannot be read. */
export const statementProblems = [
  'empty',
  'too-large',
  /** A ZIP, another archive, or a spreadsheet, which is one. Nothing is ever unpacked. */
  'archive',
  'pdf',
  'unknown-format',
  /** An XML file that declares a document type or entities, which no bank does. */
  'doctype',
  'broken-xml',
  /** A report on bookings of the day that may still change: camt.052, MT942. */
  'intraday',
  'bad-date',
  'bad-amount',
  'no-currency',
  /** A statement line of MT940 that has none of the known shapes. */
  'bad-line',
  /** A CSV row with another number of columns, or quotation marks that do not close. */
  'bad-row',
  /** More bookings than one file may have. */
  'too-many',
  /** A CSV column for the bank's number of a booking in which one occurs twice. */
  'repeated-number',
  /** A column layout that does not fit the file. */
  'bad-layout',
] as const;
export type StatementProblemCode = (typeof statementProblems)[number];

/** The same with the place in the file. */
export interface StatementProblem {
  readonly code: StatementProblemCode;
  /** From 1; null if it concerns the whole file. */
  readonly line: number | null;
}
