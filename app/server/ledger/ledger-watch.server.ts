import { orderEmitter } from '#app/server/backend/orders/changed-orders.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { commissionChanges } from '#app/server/settings/store/commission.server.ts';

import { postChangedOrders } from './post-orders.server.ts';

/** How often orders are looked through without an event: others change them, too (docs/adr/0016). */
const everyMs = 60_000;

/** Books what happens to orders from now on, and at first what happened before: on every event, and every minute. */
export function startLedger(): { readonly stop: () => Promise<void> } {
  let stopped = false;
  let isDue = false;
  let posting: Promise<void> | null = null;

  async function post(): Promise<void> {
    while (isDue && !stopped) {
      isDue = false;
      await postChangedOrders({
        database: await ownTables(),
        rates: commissionChanges,
        now: () => new Date(),
        isStopped: () => stopped,
      });
    }
  }

  function wake(): void {
    isDue = true;
    if (stopped || posting) return;
    posting = post()
      // The next run starts from the same point: nothing is lost.
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        posting = null;
      });
  }

  const stopListening = orderEmitter.onEmit(wake);
  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    async stop() {
      stopped = true;
      stopListening();
      clearInterval(timer);
      await posting;
    },
  };
}
