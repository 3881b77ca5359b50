import type { Database } from '#app/server/db/database.server.ts';

import { carryOut, type Manager } from './book-line.server.ts';
import { sharesOf } from './store/bank-lines.server.ts';
import { takeOverBookings } from './store/claim-booking.server.ts';

/** Finishes bookings that were interrupted, as they were begun. Safe to run in several processes at once. */
export async function resumeBookings(
  database: Database,
  manager: Manager,
  now: Date,
): Promise<void> {
  const lines = await takeOverBookings(database, now);
  const shares = await sharesOf(
    database,
    lines.map(({ id }) => id),
  );
  for (const line of lines) {
    await carryOut(database, { line, shares: shares.get(line.id) ?? [] }, manager, now);
  }
}
