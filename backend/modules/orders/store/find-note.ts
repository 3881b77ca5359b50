import { and, eq } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { orderNotes } from './order.schema.ts';
import type { StoredNote } from './order-notes.ts';

/** A note, or null if the order has no such note. */
export async function findNote(
  executor: Executor,
  orderId: number,
  id: number,
): Promise<StoredNote | null> {
  const [note] = await executor
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, orderId), eq(orderNotes.id, id)))
    .limit(1);
  return note ?? null;
}
