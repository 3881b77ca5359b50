import { and, desc, eq, lt, or, ilike } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';

import { bankLineMatches, bankLines } from './bank.schema.ts';
import type { StoredLine } from './bank-lines.server.ts';

/** More than this many are not looked at in one turn. */
const mostLines = 2_000;

/** Open lines of euros that left our account and that name a refund, the newest first. */
export function openRefundLines(
  database: Pick<Database, 'select'>,
): Promise<readonly StoredLine[]> {
  return database
    .select()
    .from(bankLines)
    .where(
      and(
        eq(bankLines.standing, 'open'),
        lt(bankLines.cents, 0),
        eq(bankLines.currency, 'EUR'),
        or(ilike(bankLines.reference, '%RF-%'), ilike(bankLines.text, '%RF-%')),
      ),
    )
    .orderBy(desc(bankLines.id))
    .limit(mostLines);
}

/** Marks an open line as our refund of an order. @returns false if it was decided on meanwhile */
export async function bookRefundLine(
  transaction: Pick<Database, 'insert' | 'update'>,
  refund: {
    readonly lineId: number;
    readonly orderId: number;
    readonly orderNumber: string;
    readonly cents: number;
  },
  by: { readonly id: number; readonly name: string },
  now: Date,
): Promise<boolean> {
  const [line] = await transaction
    .update(bankLines)
    .set({
      ...{ standing: 'booked', creditCents: 0 },
      ...{ decidedAt: now, decidedById: by.id, decidedByName: by.name },
    })
    .where(and(eq(bankLines.id, refund.lineId), eq(bankLines.standing, 'open')))
    .returning({ id: bankLines.id });
  if (!line) return false;
  await transaction.insert(bankLineMatches).values({ ...refund, kind: 'refund', bookedAt: now });
  return true;
}
