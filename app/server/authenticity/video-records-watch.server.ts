import { startRepeatedWork, type RepeatedWork } from '#app/platform/process/repeated-work.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { orderEmitter } from '#app/server/backend/orders/changed-orders.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';

import { recordDeliveredVideos } from './record-videos.server.ts';

/** How often delivered videos are looked for; a check meanwhile says that the record is being written. */
const everyMs = 60_000;

/** Records delivered videos from now on, at once and every minute, and at first those from before. */
export function startVideoRecords(): RepeatedWork {
  return startRepeatedWork(
    async (isStopped) =>
      recordDeliveredVideos({
        database: await ownTables(),
        origin: new URL(env.APP_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
        now: () => new Date(),
        isStopped,
      }),
    { everyMs, emitter: orderEmitter },
  );
}
