import type { PGlite } from '@electric-sql/pglite';
import { fromPglite, PgBoss } from 'pg-boss';

/** Where the jobs are kept: in the embedded database, or on a PostgreSQL server. */
export type JobStore = { readonly embedded: PGlite } | { readonly connectionString: string };

/** A job whose process died is noticed within this time, and handed to the next. */
const heartbeatSeconds = 10;

/** Starts the queue of jobs, in a PostgreSQL schema of its own beside the app's tables. */
export async function startJobQueue(store: JobStore): Promise<PgBoss> {
  const boss = new PgBoss({
    ...('embedded' in store
      ? { db: fromPglite(store.embedded), backend: 'pglite' as const }
      : { connectionString: store.connectionString, max: 3 }),
    schema: 'jobs',
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  });
  boss.on('error', (error) => console.error(error));
  return boss.start();
}

/** Retries back off from 10 s to 6 h; after the twelfth a job lies in `<name>-dead`. */
export async function openJobs(boss: PgBoss, name: string): Promise<void> {
  const dead = `${name}-dead`;
  await boss.createQueue(dead, { retentionSeconds: 90 * 24 * 3600 });
  await boss.createQueue(name, {
    retryLimit: 12,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 6 * 3600,
    expireInSeconds: 60,
    heartbeatSeconds,
    deadLetter: dead,
    deleteAfterSeconds: 3600,
  });
}
