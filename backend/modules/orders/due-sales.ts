import type { BackendDatabase } from '#backend/db/database.ts';
import { followSaleDates } from '#backend/modules/vendors/store/follow-sale-dates.ts';

const everyMs = 60_000;

/**
 * Starts and ends scheduled sales, once a minute and before a request is handled, so that prices shown match prices
 * charged. Only the first requests of that minute wait for it.
 */
export function dueSales({
  database,
  clock,
  onError,
}: {
  readonly database: BackendDatabase;
  readonly clock: () => Date;
  readonly onError?: ((error: unknown) => void) | undefined;
}): () => Promise<void> {
  let next = 0;
  let underWay: Promise<void> | null = null;
  return async () => {
    const now = clock();
    if (now.getTime() >= next) {
      next = now.getTime() + everyMs;
      underWay = followSaleDates(database, now)
        .catch((error: unknown) => {
          // Retried with the next request; if the database fails, this request will fail by itself.
          next = 0;
          onError?.(error);
        })
        .finally(() => {
          underWay = null;
        });
    }
    await underWay;
  };
}
