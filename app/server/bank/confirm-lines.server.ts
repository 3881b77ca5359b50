import { assertManager } from '#app/server/backend/orders/desk.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { changeNoted } from '#app/server/settings/store/change-log.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { Booking, BookingOutcome } from '#domain/payment/bank-desk/bank-line.ts';

import { bookLine, type Manager } from './book-line.server.ts';
import { matchesOf } from './match-open-lines.server.ts';
import { resumeBookings } from './resume-bookings.server.ts';
import type { StoredLine } from './store/bank-lines.server.ts';
import { keepMatches, linesById } from './store/matched-lines.server.ts';

/** A refusal concerns one line; any other failure is not known to. */
async function outcomeOf(
  booking: Promise<BookingOutcome>,
  lineId: number,
): Promise<BookingOutcome> {
  try {
    return await booking;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return { lineId, outcome: 'movedOn' };
    throw error;
  }
}

/**
 * Books lines that are certain. Each is matched once more with its orders as they are now, and left alone if it is
 * certain no longer. If the back end fails, the rest is left open.
 * @param clock asked for each line, since many of them take longer than one may
 * @throws AppError `not_allowed`, `backend_failed` and `backend_timeout` before anything was booked
 */
export async function confirmLines(
  database: Database,
  manager: Manager,
  lineIds: readonly number[],
  clock: () => Date,
): Promise<readonly BookingOutcome[]> {
  assertManager(manager);
  await resumeBookings(database, manager, clock);
  const lines = (await linesById(database, lineIds)).filter(({ standing }) => standing === 'open');
  const matches = await matchesOf(database, lines, { withUnpaid: false });
  const certain = new Map(
    matches.flatMap(({ id, state, proposals: [best] }) =>
      state === 'certain' && best ? [[id, best] as const] : [],
    ),
  );
  await keepMatches(
    database,
    matches.filter(({ id }) => !certain.has(id)),
  );
  const outcomes: BookingOutcome[] = [];
  const booked = () => outcomes.filter(({ outcome }) => outcome === 'done');
  const sumOf = (ids: readonly number[]) =>
    lines.filter(({ id }) => ids.includes(id)).reduce((sum, { cents }) => sum + cents, 0);
  const all = [...certain.keys()];
  const value = { lines: all.length, cents: sumOf(all), numbers: numbersOf([...certain.values()]) };
  const work = async () => {
    for (const lineId of lineIds) {
      const best = certain.get(lineId);
      if (!best) {
        outcomes.push({ lineId, outcome: 'movedOn' });
        continue;
      }
      const shares = best.orders.map(({ id: orderId, cents }) => ({ orderId, cents }));
      const booking = bookLine(database, manager, { lineId, shares, restGoesBack: false }, clock());
      outcomes.push(await outcomeOf(booking, lineId));
    }
  };
  try {
    if (all.length === 0) await work();
    else {
      const note = { name: 'bank-booked', value, actor: manager, now: clock() } as const;
      await changeNoted(database, note, work);
    }
  } catch (error) {
    console.error(error);
    const known = new Set(outcomes.map(({ lineId }) => lineId));
    const rest = lineIds.filter((id) => !known.has(id));
    if (booked().length === 0) throw error;
    return [...outcomes, ...rest.map((lineId) => ({ lineId, outcome: 'failed' }) as const)];
  } finally {
    tellStale('orders', []);
  }
  return outcomes;
}

const mostNumbers = 30;

function numbersOf(best: readonly { readonly orders: readonly { readonly number: string }[] }[]) {
  return best.flatMap(({ orders }) => orders.map(({ number }) => number)).slice(0, mostNumbers);
}

/**
 * Books one line as a manager decided.
 * @param tell tells the fans of the line what is missing or goes back
 * @throws AppError as `bookLine`
 */
export async function assignLine(
  database: Database,
  manager: Manager,
  booking: Booking,
  clock: () => Date,
  tell: (line: StoredLine) => Promise<void>,
): Promise<BookingOutcome> {
  assertManager(manager);
  await resumeBookings(database, manager, clock);
  const now = clock();
  const [line] = await linesById(database, [booking.lineId]);
  if (!line) throw new AppError('not_found');
  const numbers = booking.shares.map(({ orderId }) => String(orderId));
  const value = { lines: 1, cents: line.cents, numbers };
  try {
    const outcome = await changeNoted(
      database,
      { name: 'bank-booked', value, actor: manager, now },
      () => bookLine(database, manager, booking, now),
    );
    // The money is booked, whatever becomes of the mail.
    if (outcome.outcome === 'done') await tell(line).catch(console.error);
    return outcome;
  } finally {
    tellStale('orders', []);
  }
}
