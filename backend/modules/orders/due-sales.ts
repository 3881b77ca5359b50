import type { BackendDatabase } from '#backend/db/database.ts';
import { followSaleDates } from '#backend/modules/vendors/store/follow-sale-dates.ts';

const everyMs = 60_000;

/**
 * Begins and ends sales on their days: once a minute, before a request is answered, so that whatever is shown is what
 * is charged. Nothing waits for it beyond the first request of that minute.
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
          // Looked for again with the next request; this one meets whatever is wrong by itself.
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
