import type { Database } from '#app/server/db/database.server.ts';

import { carryOut, type Manager } from './book-line.server.ts';
import { sharesOf } from './store/bank-lines.server.ts';
import { interruptedBookings, takeOverBooking } from './store/claim-booking.server.ts';

/**
 * Finishes bookings that were interrupted, as they were begun. One that cannot be finished stays as it is and holds up
 * no other. Safe to run in several processes at once.
 */
export async function resumeBookings(
  database: Database,
  manager: Manager,
  clock: () => Date,
): Promise<void> {
  for (const id of await interruptedBookings(database, clock())) {
    try {
      const line = await takeOverBooking(database, id, clock());
      if (!line) continue;
      const shares = (await sharesOf(database, [id])).get(id) ?? [];
      await carryOut(database, { line, shares }, manager, clock());
    } catch (error) {
      console.error(error);
    }
  }
}
