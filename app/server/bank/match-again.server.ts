import { assertManager } from '#app/server/backend/orders/desk.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import type { AccountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { bookRefundLines } from '#app/server/refunds/book-refund.server.ts';
import { AppError } from '#domain/app-error.ts';

import type { Manager } from './book-line.server.ts';
import { matchOpenLines } from './match-open-lines.server.ts';
import { resumeBookings } from './resume-bookings.server.ts';

/**
 * Finishes bookings that were interrupted, matches all open lines with the orders as they are now, and books refunds
 * that lines show as paid.
 * @throws AppError `not_allowed`, `too_many_requests`, or while the back end is unavailable
 */
export async function matchAgain(
  database: Database,
  limits: Pick<AccountsStore['limits'], 'attempt'>,
  manager: Manager,
  clock: () => Date,
): Promise<void> {
  assertManager(manager);
  const retryAfter = await limits.attempt('matchingsPerPerson', `person ${manager.id}`);
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  await resumeBookings(database, manager, clock);
  await matchOpenLines(database);
  await bookRefundLines(database, manager, clock());
  tellStale('orders', []);
}
