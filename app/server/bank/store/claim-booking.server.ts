import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import { takeLock } from '#backend/locks/advisory-locks.ts';
import { AppError } from '#domain/app-error.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { type Booking, kindOfShare, type LineShare } from '#domain/payment/bank-desk/bank-line.ts';
import type { Order } from '#domain/order/order.ts';
import { isLate, outstandingOf } from '#domain/payment/matching/matchable-order.ts';

import { bankLineMatches, bankLines } from './bank.schema.ts';
import { receivedParts } from './matched-lines.server.ts';
import type { StoredLine } from './bank-lines.server.ts';
import { isUnattended, leaseFrom } from './line-lease.server.ts';
import { arePaidSince, type PaidShares } from './paid-shares.server.ts';

interface Manager {
  readonly id: number;
  readonly name: string;
}

/** A line that only this caller may book now, with what of it goes where. */
export interface ClaimedBooking {
  readonly line: StoredLine;
  readonly shares: readonly LineShare[];
}

/** What an order still takes; one that was called off takes what it costs, and gives it back at once. */
function dueOf(order: Order, received: number): number {
  if (isLate(order)) return Math.max(0, order.total - received);
  return outstandingOf({ ...order, received });
}

/** @throws AppError `order_moved_on` for an order that takes no money, `amount_differs` for one that takes less */
function checkedShare(
  { orderId, cents }: Booking['shares'][number],
  order: Order | undefined,
  received: number,
): LineShare {
  if (!order) throw new AppError('not_found');
  const due = dueOf(order, received);
  if (due === 0) throw new AppError('order_moved_on');
  const kind = kindOfShare(cents, due);
  // A part of an order that was called off would stay a part for ever.
  if (kind === null || (kind === 'part' && isLate(order))) throw new AppError('amount_differs');
  return { orderId, number: order.number, cents, kind };
}

/**
 * Claims an open line and stores what of it goes where, before any order is changed: a booking that is interrupted is
 * finished as it was begun.
 * @param orders those of the shares, as they are now
 * @param paidBefore what `paidShares` found before the orders were read
 * @throws AppError `line_moved_on`, `order_moved_on`, `amount_differs`, `not_found`
 */
export async function claimBooking(
  database: Database,
  booking: Booking,
  { orders, paidBefore }: { readonly orders: readonly Order[]; readonly paidBefore: PaidShares },
  manager: Manager,
  now: Date,
): Promise<ClaimedBooking> {
  const ids = booking.shares.map(({ orderId }) => orderId).toSorted((one, other) => one - other);
  return database.transaction(async (transaction) => {
    // Of two parts for one order the second has to know of the first.
    for (const id of ids) await takeLock(transaction, { turn: `bank order ${id}` });
    if (await arePaidSince(transaction, ids, paidBefore)) throw new AppError('order_moved_on');
    const received = await receivedParts(transaction, ids.length > 0 ? ids : [0]);
    const shares = booking.shares.map((share) =>
      checkedShare(
        share,
        orders.find(({ id }) => id === share.orderId),
        received.get(share.orderId) ?? 0,
      ),
    );
    const [line] = await transaction
      .update(bankLines)
      .set({
        standing: 'booking',
        workUntil: leaseFrom(now),
        ...{ decidedAt: now, decidedById: manager.id, decidedByName: manager.name },
      })
      .where(and(eq(bankLines.id, booking.lineId), eq(bankLines.standing, 'open')))
      .returning();
    if (!line) throw new AppError('line_moved_on');
    const rest = line.cents - shares.reduce((sum, { cents }) => sum + cents, 0);
    const isForeign = line.currency !== 'EUR' && shares.length > 0;
    if (line.cents <= 0 || rest < 0 || isForeign || (rest > 0 && !booking.restGoesBack)) {
      throw new AppError('amount_differs');
    }
    await transaction.update(bankLines).set({ creditCents: rest }).where(eq(bankLines.id, line.id));
    if (shares.length > 0) {
      await transaction.insert(bankLineMatches).values(
        shares.map(({ orderId, number, cents, kind }) => {
          return { lineId: line.id, orderId, orderNumber: number, cents, kind };
        }),
      );
    }
    return { line: { ...line, creditCents: rest }, shares };
  });
}

/** The most bookings that are finished at once; the rest is finished the next time. */
const mostInterrupted = 500;

/** The lines whose booking was interrupted, the oldest first. */
export async function interruptedBookings(
  database: Database,
  now: Date,
): Promise<readonly number[]> {
  const rows = await database
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(and(eq(bankLines.standing, 'booking'), isUnattended(now)))
    .orderBy(asc(bankLines.id))
    .limit(mostInterrupted);
  return rows.map(({ id }) => id);
}

/** Takes over a booking that was interrupted; null if someone else was faster. */
export async function takeOverBooking(
  database: Database,
  lineId: number,
  now: Date,
): Promise<StoredLine | null> {
  const [line] = await database
    .update(bankLines)
    .set({ workUntil: leaseFrom(now) })
    .where(and(eq(bankLines.id, lineId), eq(bankLines.standing, 'booking'), isUnattended(now)))
    .returning();
  return line ?? null;
}

/**
 * Ends a booking: its shares count, and parts of orders that are paid with it are parts no more. What went to an order
 * that someone else had marked as paid goes back to the payer instead; if that is all of it, the line is open again.
 * @param lost the orders that took nothing
 */
export async function finishBooking(
  database: Database,
  { line, shares }: ClaimedBooking,
  lost: readonly number[],
  now: Date,
): Promise<'booked' | 'open'> {
  const kept = shares.filter(({ orderId }) => !lost.includes(orderId));
  const isNothing = kept.length === 0 && shares.length > 0;
  const lostCents = shares
    .filter(({ orderId }) => lost.includes(orderId))
    .reduce((sum, { cents }) => sum + cents, 0);
  const standing = kept.some(({ kind }) => kind === 'part') ? 'part' : 'booked';
  await database.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(bankLines)
      .set({
        standing: isNothing ? 'open' : standing,
        creditCents: isNothing ? 0 : line.creditCents + lostCents,
        workUntil: null,
      })
      .where(and(eq(bankLines.id, line.id), eq(bankLines.standing, 'booking')))
      .returning({ id: bankLines.id });
    // Someone else has finished it, or taken it back.
    if (!ended) return;
    const mine = eq(bankLineMatches.lineId, line.id);
    if (lost.length > 0) {
      await transaction
        .delete(bankLineMatches)
        .where(and(mine, inArray(bankLineMatches.orderId, [...lost])));
    }
    await transaction.update(bankLineMatches).set({ bookedAt: now }).where(mine);
    const paid = kept.filter(({ kind }) => kind === 'payment').map(({ orderId }) => orderId);
    if (paid.length > 0) await settleParts(transaction, paid);
  });
  return isNothing ? 'open' : 'booked';
}

/** Lines that were a part of these orders are booked, unless another order of theirs is still awaited. */
async function settleParts(
  database: Pick<Database, 'update'>,
  orderIds: readonly number[],
): Promise<void> {
  await database
    .update(bankLineMatches)
    .set({ kind: 'settled' })
    .where(and(eq(bankLineMatches.kind, 'part'), inArray(bankLineMatches.orderId, [...orderIds])));
  await database
    .update(bankLines)
    .set({ standing: 'booked' })
    .where(
      and(
        eq(bankLines.standing, 'part'),
        sql`not exists (select from ${bankLineMatches} where ${bankLineMatches.lineId} = ${bankLines.id}
          and ${bankLineMatches.kind} = 'part')`,
      ),
    );
}
