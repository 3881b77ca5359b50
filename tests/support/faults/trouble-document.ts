import { troubleTables } from './trouble-tables.ts';

const marks = /(?<=<!-- tables -->\n).*(?=<!-- end of tables -->)/s;

/** A document with its tables as the rows are now. */
export function withTables(text: string): string {
  return text.replace(marks, () => `\n${troubleTables()}\n\n`);
}
