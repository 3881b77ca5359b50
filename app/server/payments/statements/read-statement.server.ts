import type { CsvLayout, CsvEncoding, UnknownCsv } from '#domain/payment/statement/csv-layout.ts';
import type { Statement } from '#domain/payment/statement/statement-line.ts';

import { readCamt } from './camt.server.ts';
import { lookAtCsv, readCsv } from './csv.server.ts';
import { decodeStatement } from './decode-statement.server.ts';
import { readMt940 } from './mt940.server.ts';
import { StatementError } from './statement-error.server.ts';

/** Where the layouts of CSV files are remembered. */
export interface CsvLayouts {
  readonly find: (fingerprint: string) => Promise<CsvLayout | null>;
}

/** A statement, or a CSV file of a kind that was never seen before. */
export type ReadStatement =
  | {
      readonly kind: 'statement';
      readonly statement: Statement;
      readonly fingerprint: string | null;
    }
  | { readonly kind: 'unknown-csv'; readonly csv: UnknownCsv };

/** Whether a text is a SWIFT message: it begins with one of its fields, or with the envelope of the bank. */
function isSwift(text: string): boolean {
  return /^:20:/m.test(text.slice(0, 5_000)) || /^\{1:/.test(text.trimStart());
}

async function readUnmarked(
  bytes: Uint8Array,
  text: string,
  layouts: CsvLayouts,
  given: CsvLayout | null,
): Promise<ReadStatement> {
  const isUtf8 =
    !text.includes('\u{fffd}') && new TextEncoder().encode(text).length <= bytes.length;
  const encoding: CsvEncoding = isUtf8 ? 'utf-8' : 'windows-1252';
  const { table, ...csv } = await lookAtCsv(text, encoding);
  const layout = given ?? (await layouts.find(csv.fingerprint));
  if (!layout) return { kind: 'unknown-csv', csv };
  const isOther = layout.encoding !== encoding;
  const read = isOther
    ? (await lookAtCsv(decodeStatement(bytes, layout.encoding), layout.encoding)).table
    : table;
  try {
    const statement = await readCsv(read, layout);
    return { kind: 'statement', statement, fingerprint: csv.fingerprint };
  } catch (error) {
    // The column was taken for a number by mistake; which one it is has to be said again.
    const isForgotten = error instanceof StatementError && error.problem.code === 'repeated-number';
    if (given || !isForgotten) throw error;
    return { kind: 'unknown-csv', csv };
  }
}

/**
 * Reads a bank statement of any format: camt.053, camt.054, MT940, or CSV with a known layout. Nothing is unpacked.
 * @param given the layout that a person has just chosen for this CSV file; null to look for a remembered one
 * @throws StatementError for files that are none, or that cannot be read to the end
 */
export async function readStatement(
  bytes: Uint8Array,
  layouts: CsvLayouts,
  given: CsvLayout | null = null,
): Promise<ReadStatement> {
  const text = decodeStatement(bytes);
  const whole = (statement: Statement) =>
    ({ kind: 'statement', statement, fingerprint: null }) as const;
  if (text.trimStart().startsWith('<')) return whole(await readCamt(text));
  if (isSwift(text)) return whole(await readMt940(text));
  return readUnmarked(bytes, text, layouts, given);
}
