import { and, count, eq } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { sealBytes, unsealBytes } from '#app/platform/secret/sealed-bytes.server.ts';

import { giftLinks, giftWatches } from './gift.schema.ts';

export type StoredGift = typeof giftLinks.$inferSelect;

/** Encrypts a token for its row. */
export function sealToken(token: string): Promise<string> {
  return sealBytes(new TextEncoder().encode(token), 'gift-link');
}

/** The token of a row; null if it was encrypted with a key that is gone. */
export async function unsealToken(sealed: string): Promise<string | null> {
  try {
    return new TextDecoder().decode(await unsealBytes(sealed, 'gift-link'));
  } catch {
    return null;
  }
}

/** The gift of an order, or null. */
export async function findGift(
  database: Pick<Database, 'select'>,
  orderId: number,
): Promise<StoredGift | null> {
  const [row] = await database
    .select()
    .from(giftLinks)
    .where(eq(giftLinks.orderId, orderId))
    .limit(1);
  return row ?? null;
}

/** The gift with this hash, or null. The database compares hashes, so that its time tells nothing of a token. */
export async function findGiftByHash(
  database: Pick<Database, 'select'>,
  tokenHash: string,
): Promise<StoredGift | null> {
  const [row] = await database
    .select()
    .from(giftLinks)
    .where(eq(giftLinks.tokenHash, tokenHash))
    .limit(1);
  return row ?? null;
}

/** @returns false if the order has a gift already */
export async function addGift(
  database: Pick<Database, 'insert'>,
  gift: StoredGift,
): Promise<boolean> {
  const added = await database.insert(giftLinks).values(gift).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Takes the link back: no trace of it stays. */
export async function removeGift(
  database: Pick<Database, 'delete'>,
  { orderId, personId }: { orderId: number; personId: number },
): Promise<void> {
  await database
    .delete(giftLinks)
    .where(and(eq(giftLinks.orderId, orderId), eq(giftLinks.personId, personId)));
}

/** Counts one visit, once. */
export async function addWatch(
  database: Pick<Database, 'insert'>,
  watch: { orderId: number; visitId: string },
): Promise<void> {
  await database.insert(giftWatches).values(watch).onConflictDoNothing();
}

/** In how many visits a gift was watched. */
export async function countWatches(
  database: Pick<Database, 'select'>,
  orderId: number,
): Promise<number> {
  const [row] = await database
    .select({ many: count() })
    .from(giftWatches)
    .where(eq(giftWatches.orderId, orderId))
    .limit(1);
  return row?.many ?? 0;
}

/** The gifts a person made, oldest order first. */
export function giftsOf(
  database: Pick<Database, 'select'>,
  personId: number,
  most: number,
): Promise<StoredGift[]> {
  return database
    .select()
    .from(giftLinks)
    .where(eq(giftLinks.personId, personId))
    .orderBy(giftLinks.orderId)
    .limit(most);
}

/** Deletes the gifts of a person who leaves. */
export async function forgetGifts(
  database: Pick<Database, 'delete'>,
  personId: number,
): Promise<void> {
  await database.delete(giftLinks).where(eq(giftLinks.personId, personId));
}
