import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import type { BackendDatabase } from '#backend/server.ts';

import { anyDatabase } from '#tests/support/databases/open-database.ts';

const open = () => {
  const [first] = anyDatabase;
  if (!first) throw new Error('there is no database to test on');
  return first.open('small-world');
};
const answerSchema = v.object({ rows: v.array(v.unknown()) });
const first = async (database: BackendDatabase, query: SQL) =>
  v.parse(answerSchema, await database.execute(query)).rows[0];

/** How much there is of each, and which id the next order will have. */
const rowsOf = (database: BackendDatabase) =>
  first(
    database,
    sql`select (select count(*)::int from backend.users) as users,
      (select count(*)::int from backend.orders) as orders,
      (select count(*)::int from backend.order_events) as events,
      (select md5(string_agg(o::text, ' ' order by id)) from backend.orders o) as all_orders,
      (select last_value::int from backend.post_id) as last_order`,
  );

/** Is another time only where another PGlite was opened. */
const marked = (database: BackendDatabase) =>
  first(
    database,
    sql`select to_regclass('pg_temp.mark') as mark, pg_postmaster_start_time() as started`,
  );

it('gives a database that a test wrote into to the next one as it was, and refuses the one before', async () => {
  const one = await open();
  const rows = await rowsOf(one.database);
  const started = await marked(one.database);
  await one.database.execute(sql`truncate backend.orders restart identity cascade`);
  await one.database.execute(
    sql`update backend.users set email = 'other@example.test' where id = 1`,
  );
  await one.database.execute(sql`create schema extra`);
  await one.database.execute(sql`create table extra.table_of_test (id int)`);
  await one.database.execute(sql`create temporary table mark (id int)`);
  expect(await rowsOf(one.database)).not.toEqual(rows);
  await one.close();
  await expect(one.database.execute(sql`select 1`)).rejects.toThrow('Failed query');

  const two = await open();
  expect(await rowsOf(two.database)).toEqual(rows);
  expect(await marked(two.database)).toEqual(started);
  const schemas = sql`select count(*)::int as extra from pg_namespace where nspname = 'extra'`;
  expect(await first(two.database, schemas)).toEqual({ extra: 0 });
  await two.database.execute(sql`alter table backend.orders add column added int`);
  await two.close();

  const three = await open();
  expect(await rowsOf(three.database)).toEqual(rows);
  expect(await marked(three.database)).not.toEqual(started);
  await three.close();
});
