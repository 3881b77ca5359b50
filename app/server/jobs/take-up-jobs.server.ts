import { sql } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';

/**
 * After so many seconds without a sign another process takes the job; before pg-boss, which would call it a failure,
 * does.
 */
const silenceSeconds = 8;

const lookMs = 4_000;

/**
 * Takes up the jobs of processes that died, now and from now on. They are done at once and count as not begun: a death
 * is no failure, after which a job waits longer each time and is given up in the end. To be called before this process
 * works.
 * @param isAlone whether no other process can live on this database: then no one's silence is waited for
 * @returns how to stop
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
