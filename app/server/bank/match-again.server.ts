import { assertManager } from '#app/server/backend/orders/desk.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { bookRefundLines } from '#app/server/refunds/book-refund.server.ts';

import type { Manager } from './book-line.server.ts';
import { matchOpenLines } from './match-open-lines.server.ts';
import { resumeBookings } from './resume-bookings.server.ts';

/**
 * Finishes bookings that were interrupted, matches all open lines with the orders as they are now, and books refunds
 * that lines show as paid.
 * @throws AppError `not_allowed`, or while the back end is unavailable
 */
export async function matchAgain(database: Database, manager: Manager, now: Date): Promise<void> {
  assertManager(manager);
  await resumeBookings(database, manager, now);
  await matchOpenLines(database);
  await bookRefundLines(database, manager, now);
  tellStale('orders', []);
}
