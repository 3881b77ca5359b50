import type { LookedUpFigure } from '#app/platform/log/metrics.server.ts';
import { cacheMetrics } from '#app/platform/cache/swr-cache-metrics.server.ts';
import { countPreparations } from '#app/server/clips/store/clips.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { openDatabaseWithClient } from '#app/server/db/database.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';

/** Metrics that are not counters: read when the metrics are requested. */
export const lookedUp: readonly LookedUpFigure[] = [
  {
    name: 'astera_jobs',
    help: 'Jobs that wait or are being done, by queue; those of a queue "…-dead" were given up.',
    label: 'queue',
    read: async () => (await outgoingMail()).jobCounts(),
  },
  {
    name: 'astera_clips',
    help: 'Sample clips, by what became of their files.',
    label: 'preparation',
    read: async () => countPreparations(await ownTables()),
  },
  {
    name: 'astera_catalogue_answers',
    help: 'Answers of the catalogue since the start, by kind: remembered, given while the next was fetched behind them, or waited for.',
    label: 'answer',
    read: () => Promise.resolve(Object.fromEntries(cacheMetrics)),
  },
  {
    name: 'astera_database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    label: 'state',
    async read() {
      const { pool } = await openDatabaseWithClient();
      if (!pool) return {};
      const { totalCount, idleCount, waitingCount } = pool;
      return { used: totalCount - idleCount, idle: idleCount, waited_for: waitingCount };
    },
  },
];
