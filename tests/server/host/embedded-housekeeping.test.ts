import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished } from 'vitest';

import { keepHouse } from '#app/server/db/housekeeping.server.ts';

it('gives the room of rows that are gone to new ones, and knows how many there are', async () => {
  const client = await PGlite.create();
  onTestFinished(() => client.close());
  await client.exec(`
    create schema "Own shop"; create table "Own shop".rows (id integer, filling text);
    insert into "Own shop".rows select one, repeat('x', 500) from generate_series(1, 2000) as one;
    delete from "Own shop".rows where id > 100;`);

  await keepHouse(client);

  const { rows } = await client.query(
    `select reltuples::integer as many, relpages as pages, relallvisible as visible from pg_class where relname = 'rows'`,
  );
  expect(rows).toEqual([{ many: 100, pages: 7, visible: 7 }]);
});
