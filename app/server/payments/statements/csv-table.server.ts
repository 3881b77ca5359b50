import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';

import { parse } from 'csv-parse';
import * as v from 'valibot';

import { maxColumns } from '#domain/payment/statement/csv-layout.ts';
import { maxBookings } from '#domain/payment/statement/statement-line.ts';

import { StatementError } from './statement-error.server.ts';

/** A CSV file as a table. */
export interface CsvTable {
  readonly delimiter: string;
  /** The names of the columns; null if the file begins with data at once. */
  readonly header: readonly string[] | null;
  readonly rows: readonly CsvRow[];
}

export interface CsvRow {
  readonly cells: readonly string[];
  /** From 1. */
  readonly line: number;
}

const delimiters = [';', '\t', ',', '|'];

/** How many rows are looked at to find out how a file is written. */
const looked = 40;

const recordSchema = v.object({
  record: v.array(v.string()),
  info: v.object({ lines: v.number() }),
});

const failureSchema = v.looseObject({ lines: v.optional(v.number()) });

async function readRows(text: string, delimiter: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: 100_000,
  });
  const done = new Promise<void>((resolve, reject) => {
    parser.on('end', resolve);
    parser.on('error', reject);
  });
  parser.on('data', (data: unknown) => {
    if (rows.length >= maxBookings) return void parser.destroy(new StatementError('too-many'));
    const { record, info } = v.parse(recordSchema, data);
    rows.push({ cells: record, line: info.lines });
  });
  done.catch(() => undefined);
  for (let at = 0; at < text.length && !parser.destroyed; at += piece) {
    parser.write(text.slice(at, at + piece));
    await othersHadTheirTurn();
  }
  if (!parser.destroyed) parser.end();
  try {
    await done;
  } catch (error) {
    if (error instanceof StatementError) throw error;
    const failure = v.safeParse(failureSchema, error);
    throw new StatementError(
      'bad-row',
      failure.success ? (failure.output.lines ?? null) : null,
      error,
    );
  }
  return rows;
}

/** Characters that are parsed in one turn. */
const piece = 64 * 1_024;

/** How many columns most rows have, and how many rows those are. */
function widthOf(rows: readonly CsvRow[]): { readonly width: number; readonly count: number } {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return { width: most?.[0] ?? 0, count: most?.[1] ?? 0 };
}

const dateLike = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|^\d{8}$/;
const amountLike = /^[+-]?\s?\d[\d.,' ]*$/;

/** Whether a row is data: it has a date and an amount. */
function isData({ cells }: CsvRow): boolean {
  const dates = cells.filter((cell) => dateLike.test(cell)).length;
  return dates > 0 && cells.some((cell) => amountLike.test(cell) && !dateLike.test(cell));
}

/** The first rows of a text, as a guess of the delimiter needs them. */
function beginning(text: string): string {
  return text.split('\n', looked).join('\n');
}

async function delimiterOf(text: string): Promise<string> {
  const head = beginning(text);
  let best = { delimiter: '', score: 0 };
  for (const delimiter of delimiters) {
    const rows = await readRows(head, delimiter).catch(() => []);
    const { width, count } = widthOf(rows.filter(isData));
    // Of two, the one that finds data in more rows, then in more columns.
    const score = width < 3 ? 0 : count * maxColumns + width;
    if (score > best.score) best = { delimiter, score };
  }
  if (best.score === 0) throw new StatementError('unknown-format');
  return best.delimiter;
}

/**
 * Reads a CSV file whose delimiter and first row of data are found by looking; what banks write above the table is left
 * out.
 * @throws StatementError `unknown-format` if no row has a date and an amount, `bad-row`, `too-many`
 */
export async function readTable(text: string): Promise<CsvTable> {
  const delimiter = await delimiterOf(text);
  const rows = await readRows(text, delimiter);
  const first = rows.findIndex(isData);
  const width = rows[first]?.cells.length ?? 0;
  if (first === -1 || width > maxColumns) throw new StatementError('unknown-format');
  const above = rows[first - 1];
  const isHeader = above !== undefined && above.cells.length >= Math.min(width, 3) && first > 0;
  const fits = isHeader && Math.abs(above.cells.length - width) <= 1;
  return { delimiter, header: fits ? above.cells : null, rows: rows.slice(first) };
}
