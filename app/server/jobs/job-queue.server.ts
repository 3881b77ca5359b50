import type { PGlite } from '@electric-sql/pglite';
import { fromPglite, PgBoss } from 'pg-boss';

/** Where the jobs are stored: in the embedded database, or on a PostgreSQL server. */
export type JobStore = { readonly embedded: PGlite } | { readonly connectionString: string };

/** How fast failed jobs are retried. */
export interface JobPace {
  /** Delay of the first retry; it doubles with each further one. */
  readonly retrySeconds: number;
  /** After so long a job has failed; a minute if omitted. */
  readonly expireSeconds?: number;
}

export const usualPace: JobPace = { retrySeconds: 10 };

/** How often a process sends a heartbeat for each active job. */
export const signSeconds = 2;

const superviseSeconds = 10;

/** Starts the job queue, in a PostgreSQL schema of its own beside the app's tables. */
export async function startJobQueue(store: JobStore): Promise<PgBoss> {
  const boss = new PgBoss({
    ...('embedded' in store
      ? { db: fromPglite(store.embedded), backend: 'pglite' as const }
      : { connectionString: store.connectionString, max: 3 }),
    schema: 'jobs',
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => console.error(error));
  try {
    return await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false, close: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * The retry delay grows up to 6 h; after the twelfth failure a job is moved to `<name>-dead`.
 * @param policy with `exclusive` there is one job of a key, until it is done
 */
export async function openJobs(
  boss: PgBoss,
  name: string,
  { retrySeconds, expireSeconds = 60 }: JobPace = usualPace,
  policy: 'standard' | 'exclusive' = 'standard',
): Promise<void> {
  const dead = `${name}-dead`;
  await boss.createQueue(dead, { retentionSeconds: 90 * 24 * 3600 });
  await boss.createQueue(name, {
    policy,
    retryLimit: 12,
    retryDelay: retrySeconds,
    retryBackoff: true,
    retryDelayMax: 6 * 3600,
    expireInSeconds: expireSeconds,
    heartbeatSeconds: 10,
    deadLetter: dead,
    deleteAfterSeconds: 3600,
  });
}
