import { eq, inArray } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';

import { thanks } from './thanks.schema.ts';

export type StoredThanks = typeof thanks.$inferSelect;

/** The notes of thanks for these orders. */
export async function findThanks(
  database: Pick<Database, 'select'>,
  orderIds: readonly number[],
): Promise<readonly StoredThanks[]> {
  if (orderIds.length === 0) return [];
  return database
    .select()
    .from(thanks)
    .where(inArray(thanks.orderId, [...orderIds]))
    .limit(orderIds.length);
}

/** @returns false if the order has one already */
export async function addThanks(
  database: Pick<Database, 'insert'>,
  row: StoredThanks,
): Promise<boolean> {
  const added = await database.insert(thanks).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Takes the words away and keeps that there was a note. @returns false if there was none */
export async function removeWords(
  database: Pick<Database, 'update'>,
  orderId: number,
): Promise<boolean> {
  const changed = await database
    .update(thanks)
    .set({ words: null })
    .where(eq(thanks.orderId, orderId))
    .returning();
  return changed.length > 0;
}

/** The notes that a person wrote. */
export function thanksOf(
  database: Pick<Database, 'select'>,
  personId: number,
  most: number,
): Promise<StoredThanks[]> {
  return database
    .select()
    .from(thanks)
    .where(eq(thanks.personId, personId))
    .orderBy(thanks.orderId)
    .limit(most);
}

/** Deletes what a person wrote or was written who leaves. */
export async function forgetThanks(
  database: Pick<Database, 'delete'>,
  personId: number,
): Promise<void> {
  await database.delete(thanks).where(eq(thanks.personId, personId));
  await database.delete(thanks).where(eq(thanks.celebrityId, personId));
}
