import { and, eq, inArray, like, sql } from 'drizzle-orm';

import { takeLock } from '#backend/locks/advisory-locks.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { ledgerEntries } from '#app/server/ledger/store/ledger.schema.ts';
import type { ReceiptOfLine } from '#domain/ledger/receipt-movements.ts';

import { bankLineMatches, bankLines } from './bank.schema.ts';

/** Lines with money that is or was no order's; far fewer than lines. */
const mostReceipts = 100_000;

const ofReceipts = and(
  eq(ledgerEntries.account, 'unallocated-receipts'),
  like(ledgerEntries.kind, 'receipt-%'),
);
const lineOf = sql<number>`split_part(${ledgerEntries.movement}, ':', 2)::int`;

/** Waits until no one else books receipts. Let go with the transaction. */
export function lockReceipts(transaction: Pick<Database, 'execute'>): Promise<void> {
  return takeLock(transaction, { turn: 'bank receipts' });
}

/** What the ledger has of each line. */
async function bookedReceipts(database: Pick<Database, 'select'>) {
  const isReturn = sql`${ledgerEntries.kind} = 'receipt-returned'`;
  const rows = await database
    .select({
      lineId: lineOf.mapWith(Number),
      kept: sql`coalesce(-sum(${ledgerEntries.cents}) filter (where not ${isReturn}), 0)`.mapWith(
        Number,
      ),
      returned: sql`coalesce(sum(${ledgerEntries.cents}) filter (where ${isReturn}), 0)`.mapWith(
        Number,
      ),
      movements: sql`count(distinct ${ledgerEntries.movement})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(ofReceipts)
    .groupBy(sql`1`)
    .limit(mostReceipts);
  return new Map(rows.map((row) => [row.lineId, row]));
}

/** The open parts of each line. */
async function openParts(database: Pick<Database, 'select'>) {
  const rows = await database
    .select({
      lineId: bankLineMatches.lineId,
      cents: sql`sum(${bankLineMatches.cents})`.mapWith(Number),
    })
    .from(bankLineMatches)
    .where(eq(bankLineMatches.kind, 'part'))
    .groupBy(bankLineMatches.lineId)
    .limit(mostReceipts);
  return new Map(rows.map(({ lineId, cents }) => [lineId, cents]));
}

/**
 * The money of confirmed lines that is no order's, beside what the ledger has of it: those that differ. Lines in
 * another currency are not in the ledger; those that are being booked are left for later.
 */
export async function unbookedReceipts(
  database: Pick<Database, 'select'>,
): Promise<readonly ReceiptOfLine[]> {
  const booked = await bookedReceipts(database);
  const parts = await openParts(database);
  const known = [...new Set([...booked.keys(), ...parts.keys()])];
  const isKnown = known.length > 0 ? inArray(bankLines.id, known) : sql`false`;
  const lines = await database
    .select()
    .from(bankLines)
    .where(
      and(
        eq(bankLines.currency, 'EUR'),
        sql`${bankLines.standing} <> 'booking'`,
        sql`(${bankLines.creditCents} > 0 or ${isKnown})`,
      ),
    )
    .orderBy(bankLines.id)
    .limit(mostReceipts);
  return lines.flatMap((line) => {
    const isConfirmed = line.standing === 'booked' || line.standing === 'part';
    const kept = isConfirmed ? line.creditCents + (parts.get(line.id) ?? 0) : 0;
    const returnedAt = line.creditReturnedAt?.toISOString() ?? null;
    const is = { kept, returned: returnedAt === null ? 0 : line.creditCents };
    const { kept: bookedKept = 0, returned = 0, movements = 0 } = booked.get(line.id) ?? {};
    if (is.kept === bookedKept && is.returned === returned) return [];
    const has = { kept: bookedKept, returned };
    return [{ lineId: line.id, day: line.bookedAt, returnedAt, is, booked: has, movements }];
  });
}
