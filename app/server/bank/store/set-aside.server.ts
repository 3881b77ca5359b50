import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { AppError } from '#domain/app-error.ts';
import type { Database } from '#app/server/db/database.server.ts';

import { bankLineMatches, bankLines } from './bank.schema.ts';
import type { StoredLine } from './bank-lines.server.ts';
import { isUnattended, leaseFrom } from './line-lease.server.ts';

/** Ignores an open line. @throws AppError `line_moved_on` */
export async function setAside(
  database: Pick<Database, 'update'>,
  {
    lineId,
    note,
    by,
    now,
  }: {
    readonly lineId: number;
    readonly note: string;
    readonly by: { readonly id: number; readonly name: string };
    readonly now: Date;
  },
): Promise<StoredLine> {
  const [line] = await database
    .update(bankLines)
    .set({
      ...{ standing: 'ignored', note },
      ...{ decidedAt: now, decidedById: by.id, decidedByName: by.name },
    })
    .where(and(eq(bankLines.id, lineId), eq(bankLines.standing, 'open')))
    .returning();
  if (!line) throw new AppError('line_moved_on');
  return line;
}

const decided = ['booking', 'booked', 'part', 'ignored'];

/**
 * Begins to take a decision back: meanwhile the booking is not finished, and nothing of the line goes back.
 * @throws AppError `line_moved_on`
 */
export async function beginReopening(
  database: Pick<Database, 'update'>,
  lineId: number,
  now: Date,
): Promise<StoredLine> {
  const [line] = await database
    .update(bankLines)
    .set({ workUntil: leaseFrom(now) })
    .where(
      and(
        eq(bankLines.id, lineId),
        inArray(bankLines.standing, decided),
        isNull(bankLines.creditReturnedAt),
        isUnattended(now),
      ),
    )
    .returning();
  if (!line) throw new AppError('line_moved_on');
  return line;
}

/** Leaves a line as it was, after its orders could not be taken back. */
export async function giveUpReopening(
  database: Pick<Database, 'update'>,
  { id, workUntil }: StoredLine,
): Promise<void> {
  await database
    .update(bankLines)
    .set({ workUntil: null })
    .where(and(eq(bankLines.id, id), eq(bankLines.workUntil, workUntil ?? sql`null`)));
}

/**
 * Opens a line again that was decided on: nothing of it goes anywhere, and other parts of its orders are parts again.
 * @param line as `beginReopening` answered it
 * @throws AppError `line_moved_on`
 */
export async function openAgain(
  database: Pick<Database, 'update' | 'delete'>,
  { id: lineId, workUntil }: StoredLine,
): Promise<StoredLine> {
  const [line] = await database
    .update(bankLines)
    .set({
      ...{ standing: 'open', note: '', creditCents: 0, workUntil: null },
      ...{ decidedAt: null, decidedById: null, decidedByName: '' },
    })
    .where(
      and(
        eq(bankLines.id, lineId),
        inArray(bankLines.standing, decided),
        isNull(bankLines.creditReturnedAt),
        eq(bankLines.workUntil, workUntil ?? sql`null`),
      ),
    )
    .returning();
  if (!line) throw new AppError('line_moved_on');
  const gone = await database
    .delete(bankLineMatches)
    .where(eq(bankLineMatches.lineId, lineId))
    .returning();
  const unpaid = gone.filter(({ kind }) => kind === 'payment').map(({ orderId }) => orderId);
  if (unpaid.length > 0) {
    const parts = await database
      .update(bankLineMatches)
      .set({ kind: 'part' })
      .where(and(eq(bankLineMatches.kind, 'settled'), inArray(bankLineMatches.orderId, unpaid)))
      .returning({ lineId: bankLineMatches.lineId });
    const ids = parts.map((part) => part.lineId);
    if (ids.length > 0) {
      await database
        .update(bankLines)
        .set({ standing: 'part' })
        .where(and(inArray(bankLines.id, ids), sql`${bankLines.standing} = 'booked'`));
    }
  }
  return line;
}
