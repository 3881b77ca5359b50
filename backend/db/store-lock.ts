import { sql } from 'drizzle-orm';

import type { BackendDatabase } from './database.ts';

/** Number of the advisory lock; one process migrates or seeds at a time. */
const lockNumber = 7_421_001;

/** Waits for the lock that migrations and the seed share; it is let go with the transaction. */
export function takeStoreLock(transaction: Pick<BackendDatabase, 'execute'>) {
  return transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber}::bigint)`);
}
