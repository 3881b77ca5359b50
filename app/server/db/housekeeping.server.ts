import { setTimeout as passed } from 'node:timers/promises';

import type { PGlite } from '@electric-sql/pglite';

/** Anyone who starts a site wants to see it first. */
const firstMs = 60_000;
const everyMs = 6 * 3_600_000;

/**
 * Takes what no row uses any more out of every table and counts how its rows are spread. A server does so by itself now
 * and then; the embedded database never does: its files would only grow, and its plans would be those of an empty shop.
 * One table at a time, so that no one waits for all of them.
 */
export async function keepHouse(client: PGlite, signal?: AbortSignal): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by name`,
  );
  for (const { name } of rows) {
    if (signal?.aborted) return;
    await client.exec(`vacuum (analyze) ${name}`);
  }
}

/** Does so a minute after the start and every six hours until the signal. */
export async function keepHouseUntil(signal: AbortSignal, client: PGlite): Promise<void> {
  const pause = (ms: number) => passed(ms, true, { signal, ref: false }).catch(() => false);
  for (let ms = firstMs; await pause(ms); ms = everyMs) {
    await keepHouse(client, signal).catch((error: unknown) => {
      if (!signal.aborted) console.error(error);
    });
  }
}
