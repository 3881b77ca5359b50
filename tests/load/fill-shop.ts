import { sql, type SQL } from 'drizzle-orm';

import type { BackendDatabase } from '#backend/server.ts';

/** The tables of what belongs to an order. */
const partsOfOrders = ['order_lines', 'order_meta', 'order_events', 'payment_events'] as const;

interface Shop {
  /** The celebrity whose it is. */
  readonly login: string;
  readonly orders: number;
  readonly products: number;
}

/** The columns that a row is written with: what the database reckons itself is none of them. */
async function columnsOf(database: BackendDatabase, table: string): Promise<string[]> {
  const rows = await database
    .select({ name: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'backend' and table_name = ${table} and is_generated = 'NEVER'`);
  return rows.map(({ name }) => name);
}

/** Writes copies of rows (`source`) of a table, with other values in some columns. */
async function copy(
  database: BackendDatabase,
  table: string,
  { from, changed }: { from: SQL; changed: SQL },
): Promise<void> {
  const names = (await columnsOf(database, table)).map((name) => `"${name}"`);
  const name = sql.raw(`backend.${table}`);
  await database.execute(sql`insert into ${name} (${sql.raw(names.join(', '))})
    select ${sql.raw(names.map((column) => `copy.${column}`).join(', '))} from ${from},
    lateral jsonb_populate_record(null::${name}, to_jsonb(source) || ${changed}) copy`);
}

/**
 * Gives one celebrity many orders and products, copies of those that the demo world gave her: the orders spread over
 * two years, in all statuses and with all that belongs to them.
 */
export async function fillShop(database: BackendDatabase, shop: Shop): Promise<void> {
  const vendor = sql`(select id from backend.users where login = ${shop.login})`;
  await database.execute(sql`create table made as
    select nextval('backend.post_id')::int as id, t.id as of, now() - n * interval '105 minutes' as at
    from generate_series(1, ${shop.orders}::int) n
    join (select id, row_number() over (order by id) as place, count(*) over () as many
          from backend.orders where vendor_id = ${vendor}) t on t.place = n % t.many + 1`);
  await copy(database, 'orders', {
    from: sql`made join backend.orders source on source.id = made.of`,
    changed: sql`jsonb_build_object(
      'id', made.id, 'created_at', made.at, 'modified_at', made.at, 'idempotency_key', null,
      'completed_at', case when source.completed_at is null then null else made.at end)`,
  });
  for (const table of partsOfOrders) {
    await copy(database, table, {
      from: sql`made join ${sql.raw(`backend.${table}`)} source on source.order_id = made.of`,
      changed: sql`jsonb_build_object('order_id', made.id,
        'id', nextval(pg_get_serial_sequence(${`backend.${table}`}, 'id')))`,
    });
  }
  await database.execute(sql`drop table made`);
  await copy(database, 'products', {
    from: sql`generate_series(1, ${shop.products}::int) n
      join (select p.*, row_number() over (order by id) as place, count(*) over () as many
            from backend.products p where vendor_id = ${vendor} and service is null) source
      on source.place = n % source.many + 1`,
    changed: sql`jsonb_build_object('id', nextval('backend.post_id'), 'slug', source.slug || '-' || n,
      'created_at', now() - n * interval '8 hours')`,
  });
}
