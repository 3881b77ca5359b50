import { eq, inArray } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';

import { revokedSamples } from './clip.schema.ts';

/** Notes that the fan of an order withdrew; a second time changes nothing. */
export async function noteRevoked(
  database: Pick<Database, 'insert'>,
  orderId: number,
  revokedAt: Date,
): Promise<void> {
  await database.insert(revokedSamples).values({ orderId, revokedAt }).onConflictDoNothing();
}

/** When the fan of an order withdrew; null if never. */
export async function revokedAt(
  database: Pick<Database, 'select'>,
  orderId: number,
): Promise<Date | null> {
  const [row] = await database
    .select()
    .from(revokedSamples)
    .where(eq(revokedSamples.orderId, orderId))
    .limit(1);
  return row?.revokedAt ?? null;
}

/** Those of these orders whose fan withdrew. */
export async function revokedAmong(
  database: Pick<Database, 'select'>,
  orderIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await database
    .select({ orderId: revokedSamples.orderId })
    .from(revokedSamples)
    .where(inArray(revokedSamples.orderId, [...orderIds]))
    .limit(orderIds.length);
  return new Set(rows.map(({ orderId }) => orderId));
}
