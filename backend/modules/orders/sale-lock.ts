import type { BackendDatabase } from '#backend/db/database.ts';
import { lockSales } from '#backend/modules/vendors/store/sale-turns.ts';

const everyMs = 60_000;

/**
 * Begins and ends sales on their days: once a minute, before a request is answered, so that whatever is shown is what
 * is charged. Nothing waits for it beyond the first request of that minute.
 */
export function saleLock({
  database,
  clock,
  onError,
}: {
  readonly database: BackendDatabase;
  readonly clock: () => Date;
  readonly onError?: ((error: unknown) => void) | undefined;
}): () => Promise<void> {
  let next = 0;
  let turning: Promise<void> | null = null;
  return async () => {
    const now = clock();
    if (now.getTime() >= next) {
      next = now.getTime() + everyMs;
      turning = lockSales(database, now)
        .catch((error: unknown) => {
          // Looked for again with the next request; this one meets whatever is wrong by itself.
          next = 0;
          onError?.(error);
        })
        .finally(() => {
          turning = null;
        });
    }
    await turning;
  };
}
