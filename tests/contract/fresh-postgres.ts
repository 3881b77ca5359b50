import { randomUUID } from 'node:crypto';

import pg from 'pg';

/** A database of its own on the server of `url`; `drop` takes it away, whoever is still connected. */
export async function freshPostgres(
  url: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `astera_contract_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    async drop() {
      // By force: a pool that was closed a moment ago may still be counted.
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
