import type { BackendDatabase } from './database.ts';

type Transaction = Parameters<Parameters<BackendDatabase['transaction']>[0]>[0];

/** How often a transaction is attempted when it deadlocks. */
const attempts = 3;

/** PostgreSQL's `deadlock_detected`, from the driver or wrapped by Drizzle. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '40P01') || isDeadlock(error.cause);
}

/**
 * A transaction of a request. PostgreSQL aborts one of two deadlocked transactions, which is then retried here, so
 * `work` must have no side effects outside the transaction.
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
