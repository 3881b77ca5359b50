import { overdueFulfilments } from '#app/server/backend/orders/fulfilment/pending-fulfilment.server.ts';
import { finishFulfilment } from '#app/server/backend/orders/fulfilment/finish-fulfilment.server.ts';
import { queue } from './pending-fulfilments.server.ts';

const everyMs = 60_000;

/**
 * How far back orders are scanned: after a start, for what an outage or a restored backup left behind; then only for
 * recent changes.
 */
const firstMs = 7 * 86_400_000;

const laterMs = 3_600_000;

/**
 * Sends due fulfilments from now on, including those an earlier process left: by their jobs, and every minute for those
 * without one.
 */
export function startFulfilments(): { readonly stop: () => Promise<void> } {
  let stopped = false;
  let looking: Promise<void> | null = null;
  let sinceMs = firstMs;

  async function look(): Promise<void> {
    await queue.open();
    const now = Date.now();
    const overdue = await overdueFulfilments(new Date(now - sinceMs), new Date(now));
    for (const pending of overdue) {
      if (stopped) return;
      // A failed one does not block the others; it is retried on the next run.
      await finishFulfilment(pending).catch((error: unknown) => console.error(error));
    }
    if (overdue.length === 0) sinceMs = laterMs;
  }

  function wake(): void {
    looking ??= look()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        looking = null;
      });
  }

  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looking;
      (await queue.current()?.catch(() => null))?.stop();
    },
  };
}
