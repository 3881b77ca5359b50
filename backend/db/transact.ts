import type { BackendDatabase } from './database.ts';

type Transaction = Parameters<Parameters<BackendDatabase['transaction']>[0]>[0];

/** So often a transaction is begun that the database ends since two waited for each other. */
const attempts = 3;

/** PostgreSQL's `deadlock_detected`, as the driver says it or as Drizzle wraps it. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '40P01') || isDeadlock(error.cause);
}

/**
 * A transaction of a request. Of two that wait for each other the database ends one, which is begun anew here, so
 * `work` does nothing outside of the transaction.
 */
export async function transact<Result>(
  database: Pick<BackendDatabase, 'transaction'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === attempts || !isDeadlock(error)) throw error;
    }
  }
}
