import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

interface FreshPostgres {
  readonly name: string;
  readonly url: string;
  /** Takes it away, no matter who is still connected. */
  readonly drop: () => Promise<void>;
}

/**
 * A database of its own on the server of `url`.
 * @param template the name of a database that it begins as a copy of
 * @param prefix what its name begins with
 */
export async function freshPostgres(
  url: string,
  template: string | null = null,
  prefix = 'astera_contract',
): Promise<FreshPostgres> {
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}${template === null ? '' : ` template ${template}`}`);
  // No test takes the power away: no one has to wait for the disk.
  await admin.query(`alter database ${name} set synchronous_commit = off`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    name,
    url: own.href,
    async drop() {
      // A connection that is being closed and hears of the end would be an error that no one waits for.
      for (let tries = 0; tries < 100; tries += 1) {
        const { rows } = await admin.query(
          'select 1 from pg_stat_activity where datname = $1 limit 1',
          [name],
        );
        if (rows.length === 0) break;
        await pause(50);
      }
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
