import { join } from 'node:path';
import { env } from '#app/platform/settings/env.server.ts';
import { openDatabase } from '#app/server/db/database.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { eraseAccounts } from './deletion-jobs.server.ts';
import { exportFolder, makeDataExports } from './export-jobs.server.ts';
import { sweepExports, type DataDesk } from './sweep-exports.server.ts';
import { dataEmitter } from './my-data-jobs.server.ts';

/** How often to look for work without a notification: another process may have crashed. */
const everyMs = 60_000;

/** Works on exports and deletions from now on: when notified, and every minute. */
export function startDataJobs(): { readonly stop: () => Promise<void> } {
  let stopped = false;
  let rung = false;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    await ownTables();
    const desk: DataDesk = {
      database: await openDatabase(),
      queue: await outgoingMail(),
      site: async () => ({
        origin: new URL(env.APP_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
        name: await siteName(),
      }),
      now: () => new Date(),
      folder: exportFolder,
      mediaFolder: join(env.DATA_DIR, 'media'),
      isStopped: () => stopped,
    };
    do {
      rung = false;
      await makeDataExports(desk);
      await eraseAccounts(desk);
      await sweepExports(desk);
    } while (rung && !stopped);
  }

  function wake(): void {
    rung = true;
    if (stopped || working) return;
    working = work()
      // Unfinished work is picked up by the next run.
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        working = null;
      });
  }

  const stopListening = dataEmitter.onEmit(wake);
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      stopListening();
      clearInterval(timer);
      await working;
    },
  };
}
