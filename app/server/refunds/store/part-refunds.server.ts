import { and, asc, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import type { PartRefundState } from '#domain/refund/part-refund.ts';

import { partRefunds } from './refund.schema.ts';

export type PartRefundRow = typeof partRefunds.$inferSelect;

type Reading = Pick<Database, 'select'>;
type Writing = Pick<Database, 'update'>;

/** After this long another process may record what one began. */
const leaseMs = 120_000;
const mostOpen = 2_000;

/** Stores a decision. @returns its id; null if the order has an open one */
export async function addPartRefund(
  transaction: Pick<Database, 'insert'>,
  made: Pick<
    PartRefundRow,
    | 'orderId'
    | 'orderNumber'
    | 'customerId'
    | 'cents'
    | 'reason'
    | 'createdAt'
    | 'createdById'
    | 'createdByName'
  >,
): Promise<number | null> {
  const [row] = await transaction
    .insert(partRefunds)
    .values({ ...made, state: 'owed', stateAt: made.createdAt })
    .onConflictDoNothing()
    .returning({ id: partRefunds.id });
  return row?.id ?? null;
}

/** The parts that are owed, by order. @param orderIds only of these */
export async function openParts(
  database: Reading,
  orderIds?: readonly number[],
): Promise<ReadonlyMap<number, PartRefundRow>> {
  if (orderIds?.length === 0) return new Map();
  const isOpen = eq(partRefunds.state, 'owed');
  const rows = await database
    .select()
    .from(partRefunds)
    .where(orderIds ? and(isOpen, inArray(partRefunds.orderId, [...orderIds])) : isOpen)
    .orderBy(asc(partRefunds.id))
    .limit(mostOpen);
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** The parts of an order, the newest first, without what was dropped. */
export function partsOfOrder(
  database: Reading,
  orderId: number,
  most: number,
): Promise<readonly PartRefundRow[]> {
  return database
    .select()
    .from(partRefunds)
    .where(and(eq(partRefunds.orderId, orderId), inArray(partRefunds.state, ['owed', 'booked'])))
    .orderBy(desc(partRefunds.id))
    .limit(most);
}

export async function findPartRefund(database: Reading, id: number): Promise<PartRefundRow | null> {
  const [row] = await database.select().from(partRefunds).where(eq(partRefunds.id, id)).limit(1);
  return row ?? null;
}

/** The parts that a fan was promised, the newest first. */
export function partsOfFan(
  database: Reading,
  customerId: number,
  most: number,
): Promise<readonly PartRefundRow[]> {
  return database
    .select()
    .from(partRefunds)
    .where(eq(partRefunds.customerId, customerId))
    .orderBy(desc(partRefunds.id))
    .limit(most);
}

/** Moves one from one state to another. @returns false if it is in another */
export async function movePart(
  transaction: Writing,
  id: number,
  [from, to]: readonly [PartRefundState, PartRefundState],
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .update(partRefunds)
    .set({ state: to, stateAt: now, workUntil: null, toldAt: null })
    .where(and(eq(partRefunds.id, id), eq(partRefunds.state, from)))
    .returning({ id: partRefunds.id });
  return rows.length > 0;
}

/** Takes one to record it in the back end. @returns null while another process does, or if it is not owed any more */
export async function leasePart(
  database: Writing,
  id: number,
  now: Date,
): Promise<PartRefundRow | null> {
  const isFree = or(isNull(partRefunds.workUntil), lte(partRefunds.workUntil, now));
  const [row] = await database
    .update(partRefunds)
    .set({ workUntil: new Date(now.getTime() + leaseMs) })
    .where(and(eq(partRefunds.id, id), eq(partRefunds.state, 'owed'), isFree))
    .returning();
  return row ?? null;
}

/** Gives one back that was refused. */
export async function endLease(database: Writing, id: number): Promise<void> {
  await database.update(partRefunds).set({ workUntil: null }).where(eq(partRefunds.id, id));
}

/** Sent parts whose fans do not know it yet. */
export function untoldParts(database: Reading, most: number): Promise<readonly PartRefundRow[]> {
  return database
    .select()
    .from(partRefunds)
    .where(and(eq(partRefunds.state, 'booked'), isNull(partRefunds.toldAt)))
    .orderBy(asc(partRefunds.id))
    .limit(most);
}

/** Notes that the fan is told. @returns false if another process tells */
export async function notePartTold(transaction: Writing, id: number, now: Date): Promise<boolean> {
  const rows = await transaction
    .update(partRefunds)
    .set({ toldAt: now })
    .where(and(eq(partRefunds.id, id), eq(partRefunds.state, 'booked'), isNull(partRefunds.toldAt)))
    .returning({ id: partRefunds.id });
  return rows.length > 0;
}
