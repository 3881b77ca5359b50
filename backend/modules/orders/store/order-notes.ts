import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { orderNotes } from './order.schema.ts';
import { maxRowsOfOrder } from '#backend/db/list-limits.ts';

export type StoredNote = typeof orderNotes.$inferSelect;

/** The notes of an order, newest first; only those for the customer, only the others, or all. */
export function notesOf(
  executor: Executor,
  orderId: number,
  forCustomer: boolean | null,
): Promise<StoredNote[]> {
  return executor
    .select()
    .from(orderNotes)
    .where(
      and(
        eq(orderNotes.orderId, orderId),
        forCustomer === null ? undefined : eq(orderNotes.forCustomer, forCustomer),
      ),
    )
    .orderBy(desc(orderNotes.id))
    .limit(maxRowsOfOrder);
}

export async function addNote(
  executor: Executor,
  note: Omit<StoredNote, 'id'>,
): Promise<StoredNote> {
  const [row] = await executor.insert(orderNotes).values(note).returning();
  if (!row) throw new Error('a note was not written');
  return row;
}

export async function removeNote(executor: Executor, id: number): Promise<void> {
  await executor.delete(orderNotes).where(eq(orderNotes.id, id));
}
