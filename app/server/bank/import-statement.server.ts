import { createHash } from 'node:crypto';

import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { readStatement } from '#app/server/payments/statements/read-statement.server.ts';
import { assertManager } from '#app/server/backend/orders/desk.server.ts';
import type { User } from '#domain/account/user.ts';
import type { CsvLayout, UnknownCsv } from '#domain/payment/statement/csv-layout.ts';
import type { StatementFormat } from '#domain/payment/statement/statement-line.ts';

import { fingerprintsOf } from './line-fingerprint.server.ts';
import { matchOpenLines } from './match-open-lines.server.ts';
import { bookRefundLines } from '#app/server/refunds/book-refund.server.ts';
import { resumeBookings } from './resume-bookings.server.ts';
import { addLines, beginImport, finishImport } from './store/add-lines.server.ts';
import { findLayout, keepLayout } from './store/csv-layouts.server.ts';

/** A file as it comes in. */
export interface StatementFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** How a CSV file is read, if someone has just said so. */
  readonly layout: CsvLayout | null;
}

export type ImportOutcome =
  | {
      readonly kind: 'imported';
      readonly format: StatementFormat;
      readonly lines: number;
      readonly added: number;
      readonly pending: number;
      readonly accounts: readonly string[];
      /** False while the orders could not be read; matching can be repeated. */
      readonly isMatched: boolean;
    }
  | { readonly kind: 'unknown-csv'; readonly csv: UnknownCsv };

const longestName = 120;

/**
 * Imports the lines of a bank statement and matches all open ones. Nothing is booked but our own refunds. Repeating it,
 * also after it was interrupted, adds only what is missing.
 * @throws AppError `not_allowed`; StatementError for a file that cannot be read
 */
export async function importStatement(
  database: Database,
  manager: Pick<User, 'id' | 'role' | 'name'>,
  { bytes, name, layout }: StatementFile,
  clock: () => Date,
): Promise<ImportOutcome> {
  assertManager(manager);
  const read = await readStatement(
    bytes,
    { find: (fingerprint) => findLayout(database, fingerprint) },
    layout,
  );
  if (read.kind === 'unknown-csv') return read;
  const { statement, fingerprint } = read;
  const now = clock();
  if (layout && fingerprint !== null) {
    await keepLayout(database, { fingerprint, layout, savedAt: now, savedById: manager.id });
  }
  const { format, pending } = statement;
  const accounts = [...new Set(statement.lines.map((line) => line.accountIban))].filter(Boolean);
  const fingerprints = fingerprintsOf(statement.lines);
  const lines = statement.lines.map((line, at) => ({
    ...line,
    fingerprint: fingerprints[at] ?? '',
  }));
  const fileName = name.slice(0, longestName);
  const id = await beginImport(database, {
    ...{ importedAt: now, actorId: manager.id, actorName: manager.name, fileName },
    fileHash: createHash('sha256').update(bytes).digest('base64url'),
    ...{ format, accounts, lines: lines.length, pending },
  });
  const added = await addLines(database, id, lines);
  await database.transaction(async (own) => {
    await finishImport(own, id, added);
    const value = { file: fileName, lines: lines.length, added };
    await noteChangeIn(own, { name: 'bank-import', value, actor: manager, now });
  });
  const isMatched = await matchedNow(database, manager, clock);
  tellStale('orders', []);
  return { kind: 'imported', format, lines: lines.length, added, pending, accounts, isMatched };
}

/** Matching needs the back end, the import does not. */
async function matchedNow(
  database: Database,
  manager: Pick<User, 'id' | 'role' | 'name'>,
  clock: () => Date,
): Promise<boolean> {
  try {
    await resumeBookings(database, manager, clock);
    await matchOpenLines(database);
    await bookRefundLines(database, manager, clock());
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
