import { sql } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';

/**
 * After this many seconds without a heartbeat another process takes over the job, before pg-boss would mark it as
 * failed.
 */
const silenceSeconds = 8;

const lookMs = 4_000;

/**
 * Takes over the jobs of crashed processes, now and from now on. They restart at once and as if not started: a crash is
 * not a failure, after which the retry delay grows and the job is given up in the end. Call it before this process
 * starts working.
 * @param isAlone whether no other process can use this database: then there is no wait for missed heartbeats
 * @returns a function that stops it
 */
export async function takeUpJobs(
  database: Pick<Database, 'execute'>,
  name: string,
  isAlone: boolean,
): Promise<() => void> {
  const takeUp = (seconds: number) =>
    database.execute(sql`
      update jobs.job set state = 'created', started_on = null, heartbeat_on = null
      where name = ${name} and state = 'active'
        and heartbeat_on <= now() - make_interval(secs => ${seconds})`);
  await takeUp(isAlone ? 0 : silenceSeconds);
  if (isAlone) return () => undefined;
  const timer = setInterval(() => {
    takeUp(silenceSeconds).catch((error: unknown) => console.error(error));
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
