import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { orderNotificationCursor, notifiedOrderEvents } from './order-notification.schema.ts';

const theOne = 1;

/** Events of one order that are told, to all whom they are told to. */
const mostTold = 1_000;

/** Where the looking for news stands. */
export interface NewsCursor {
  readonly beganAt: Date;
  readonly lookedAt: Date;
}

/** How far was looked; null before the first time. */
export async function readNewsCursor(database: Database): Promise<NewsCursor | null> {
  const [row] = await database.select().from(orderNotificationCursor).limit(1);
  return row ?? null;
}

/** Begins to look: what happened before now is no news. */
export async function beginNews(database: Database, now: Date): Promise<void> {
  await database
    .insert(orderNotificationCursor)
    .values({ id: theOne, beganAt: now, lookedAt: now })
    .onConflictDoNothing();
}

/** Notes how far was looked; never back behind a process that looked further meanwhile. */
export async function moveNewsCursor(database: Database, lookedAt: Date): Promise<void> {
  await database
    .update(orderNotificationCursor)
    .set({ lookedAt })
    .where(
      and(eq(orderNotificationCursor.id, theOne), lt(orderNotificationCursor.lookedAt, lookedAt)),
    );
}

export type NotifiedEvent = typeof notifiedOrderEvents.$inferSelect;

/** Which events of these orders were told, as `keyOfEvent` writes them. */
export async function readNotifiedEvents(
  database: Database,
  orderIds: readonly number[],
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await database
    .select()
    .from(notifiedOrderEvents)
    .where(inArray(notifiedOrderEvents.orderId, [...orderIds]))
    .limit(orderIds.length * mostTold);
  return new Set(rows.map(keyOfEvent));
}

/** Forgets what was told of events before an instant: no one looks at those any more. */
export async function sweepNotifiedEvents(database: Database, before: Date): Promise<void> {
  await database
    .delete(notifiedOrderEvents)
    .where(lt(notifiedOrderEvents.at, before.toISOString()));
}

export function keyOfEvent({ orderId, at, to }: NotifiedEvent): string {
  return `${orderId} ${at} ${to}`;
}
