import type { Database } from '#app/server/db/database.server.ts';
import { notifiedOrderEvents } from './order-notification.schema.ts';
import type { NotifiedEvent } from './order-notification-store.server.ts';

/**
 * Runs the work that sends an event's notifications, once: only one of several processes gets to, and if it fails
 * nothing counts as sent.
 * @returns false if it was already sent
 */
export function tellOnce(
  database: Database,
  event: NotifiedEvent,
  tell: (transaction: Pick<Database, 'insert' | 'execute'>) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const fresh = await transaction
      .insert(notifiedOrderEvents)
      .values(event)
      .onConflictDoNothing()
      .returning();
    if (fresh.length === 0) return false;
    await tell(transaction);
    return true;
  });
}
