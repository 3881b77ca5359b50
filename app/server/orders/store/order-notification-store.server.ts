import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { orderNotificationCursor, notifiedOrderEvents } from './order-notification.schema.ts';

const theOne = 1;

/** Events of one order that were notified, to all recipients. */
const mostTold = 1_000;

/** The position of the notification scan. */
export interface NewsCursor {
  readonly beganAt: Date;
  readonly lookedAt: Date;
}

/** How far the scan has got; null before the first run. */
export async function readNewsCursor(database: Database): Promise<NewsCursor | null> {
  const [row] = await database.select().from(orderNotificationCursor).limit(1);
  return row ?? null;
}

/** Starts the scan: earlier events are not news. */
export async function beginNews(database: Database, now: Date): Promise<void> {
  await database
    .insert(orderNotificationCursor)
    .values({ id: theOne, beganAt: now, lookedAt: now })
    .onConflictDoNothing();
}

/** Records how far the scan has got; never moves back behind another process. */
export async function moveNewsCursor(database: Database, lookedAt: Date): Promise<void> {
  await database
    .update(orderNotificationCursor)
    .set({ lookedAt })
    .where(
      and(eq(orderNotificationCursor.id, theOne), lt(orderNotificationCursor.lookedAt, lookedAt)),
    );
}

export type NotifiedEvent = typeof notifiedOrderEvents.$inferSelect;

/** Which events of these orders were notified, as `keyOfEvent` writes them. */
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

/** Deletes records of events before an instant, which are no longer scanned. */
export async function sweepNotifiedEvents(database: Database, before: Date): Promise<void> {
  await database
    .delete(notifiedOrderEvents)
    .where(lt(notifiedOrderEvents.at, before.toISOString()));
}

export function keyOfEvent({ orderId, at, to }: NotifiedEvent): string {
  return `${orderId} ${at} ${to}`;
}
