import type { Database } from '#app/server/db/database.server.ts';
import { notifiedOrderEvents } from './order-notification.schema.ts';
import type { NotifiedEvent } from './order-notification-store.server.ts';

/**
 * Does what tells an event, once: of many processes that try, one gets to, and when it fails nothing was told.
 * @returns false when it was told already
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
