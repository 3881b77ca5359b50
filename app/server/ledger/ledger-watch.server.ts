import { startRepeatedWork, type RepeatedWork } from '#app/platform/process/repeated-work.ts';
import { orderEmitter } from '#app/server/backend/orders/changed-orders.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { commissionChanges } from '#app/server/settings/store/commission.server.ts';

import { postChangedOrders } from './post-orders.server.ts';

/** How often orders are looked through without an event: others change them, too (docs/adr/0016). */
const everyMs = 60_000;

/** Books what happens to orders from now on, and at first what happened before: on every event, and every minute. */
export function startLedger(): RepeatedWork {
  return startRepeatedWork(
    async (isStopped) =>
      postChangedOrders({
        database: await ownTables(),
        rates: commissionChanges,
        now: () => new Date(),
        isStopped,
      }),
    { everyMs, emitter: orderEmitter },
  );
}
