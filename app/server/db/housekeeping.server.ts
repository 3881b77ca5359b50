import { setTimeout as passed } from 'node:timers/promises';

import type { PGlite } from '@electric-sql/pglite';

/** Not right after the start, when the operator wants to see the site. */
const firstMs = 60_000;
const everyMs = 6 * 3_600_000;

/**
 * Vacuums and analyzes every table. A PostgreSQL server does this by itself; the embedded database never does, so its
 * files would only grow and its query plans stay those of an empty shop. One table at a time, so that no query waits
 * for all of them.
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

/** Does this a minute after the start and every six hours until the signal is aborted. */
export async function keepHouseUntil(signal: AbortSignal, client: PGlite): Promise<void> {
  const pause = (ms: number) => passed(ms, true, { signal, ref: false }).catch(() => false);
  for (let ms = firstMs; await pause(ms); ms = everyMs) {
    await keepHouse(client, signal).catch((error: unknown) => {
      if (!signal.aborted) console.error(error);
    });
  }
}
