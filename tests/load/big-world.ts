import { sql } from 'drizzle-orm';

import type { BackendDatabase } from '#backend/server.ts';
import { refreshBestPrice } from '#backend/modules/catalog/store/best-price.ts';

export interface WorldSize {
  readonly celebrities: number;
  readonly products: number;
  readonly orders: number;
}

/** Ids that no row of the demo world has. */
const firstId = 1_000_000;
const countries = ['GR', 'TR', 'RS', 'AZ', 'RU', 'US', 'CY', 'BG', 'DE', 'FR', 'IT', 'ES'];
const stems = [
  'mug',
  'poster',
  'shirt',
  'record',
  'book',
  'scarf',
  'cap',
  'print',
  'ticket',
  'pen',
];

const oneOf = (words: readonly string[], number: string) =>
  sql.raw(`(array['${words.join("','")}'])[1 + ${number} % ${words.length}]`);

/** The last product is called as no other one is: its title, and that as a search compares it. */
const rare = { title: 'saxophone', word: 'saksofone' };

/**
 * Fills a migrated back end with people, goods and orders, by the database's own hand: each celebrity sells the same
 * number of goods and one service; prices, countries, categories and dates differ as row numbers do.
 */
export async function fillBigWorld(database: BackendDatabase, size: WorldSize): Promise<void> {
  await withoutIndexes(database, () => fill(database, size));
  // What a server does by itself sooner or later: without it no index alone answers a question.
  await database.execute(sql`vacuum analyze`);
}

const written = ['backend.products', 'backend.vendors', 'backend.vendor_categories'];

/** A million rows are in many times sooner where their indexes are made afterwards. */
async function withoutIndexes(database: BackendDatabase, work: () => Promise<void>): Promise<void> {
  const indexes = await database
    .select({
      name: sql<string>`indexrelid::regclass::text`,
      definition: sql<string>`pg_get_indexdef(indexrelid)`,
    })
    .from(sql`pg_index`)
    .where(
      sql`indrelid in ('backend.products'::regclass, 'backend.vendors'::regclass, 'backend.orders'::regclass) and not indisunique`,
    );
  for (const { name } of indexes) await database.execute(sql.raw(`drop index ${name}`));
  // What triggers do row by row is written with the rows.
  for (const table of written)
    await database.execute(sql.raw(`alter table ${table} disable trigger user`));
  await work();
  for (const table of written)
    await database.execute(sql.raw(`alter table ${table} enable trigger user`));
  for (const { definition } of indexes) await database.execute(sql.raw(definition));
}

async function fill(database: BackendDatabase, size: WorldSize): Promise<void> {
  const { celebrities, products, orders } = size;
  const called = (name: string) =>
    sql`case n when ${sql.raw(String(products))} then ${name} else ${oneOf(stems, 'n')} end`;
  await database.execute(sql`
    insert into backend.categories (id, parent_id, slug, name, description, position)
    select 900 + n, null, 'big-' || n, jsonb_build_object('en', 'Big ' || n), '{}', n
    from generate_series(1, 20) n`);
  await database.execute(sql`
    insert into backend.users (id, login, email, first_name, last_name, display_name, role, locale, password_hash, billing, registered_at)
    select ${firstId} + n, 'star-' || n, 'star-' || n || '@example.test', 'Star', 'No ' || n, 'Star ' || n, 'wcfm_vendor', 'en', '',
      '{}', timestamptz '2020-01-01' + n * interval '1 minute'
    from generate_series(1, ${sql.raw(String(celebrities))}) n`);
  await database.execute(sql`
    insert into backend.vendors (user_id, slug, shop_name, title, biography, country, portrait, search_text, search_vector, registered_at)
    select ${firstId} + n, 'star-' || n, 'Star ' || n, '{"en":"Singer"}', '{"en":"Sings."}', ${oneOf(countries, 'n')}, '',
      'star ' || n || ' singer', array_to_tsvector(array['star', n::text, 'singer']), timestamptz '2020-01-01' + n * interval '1 minute'
    from generate_series(1, ${sql.raw(String(celebrities))}) n`);
  await database.execute(sql`
    insert into backend.vendor_categories (vendor_id, slug, position)
    select ${firstId} + n, 'big-' || (1 + n % 20), 1 from generate_series(1, ${sql.raw(String(celebrities))}) n`);
  await database.execute(sql`
    insert into backend.products (vendor_id, category_id, slug, service, title, description, price_cents, search_text, search_vector, status, created_at, modified_at)
    select ${firstId} + 1 + n % ${sql.raw(String(celebrities))}, 901 + n % 20, 'big-thing-' || n,
      case when n <= ${sql.raw(String(celebrities))} then 'getVideo' end,
      jsonb_build_object('en', ${called(rare.title)} || ' ' || n), '{"en":"Signed."}', 500 + (n::bigint * 7919 % 100000)::integer,
      ${called(rare.word)} || ' ' || n,
      array_to_tsvector(array[${called(rare.word)}, n::text, 'star', (1 + n % ${sql.raw(String(celebrities))})::text, 'singer']), 'publish', timestamptz '2021-01-01' + n * interval '1 minute', timestamptz '2021-01-01'
    from generate_series(1, ${sql.raw(String(products))}) n`);
  await refreshBestPrice(database);
  await database.execute(
    sql`select backend.learn_words(variadic array[${sql.raw([...stems, rare.word, 'star', 'singer'].map((word) => `'${word}'`).join(', '))}])`,
  );
  await database.execute(sql`
    insert into backend.users (id, login, email, first_name, last_name, display_name, role, locale, password_hash, billing, registered_at)
    select 2 * ${firstId} + n, 'fan-' || n, 'fan-' || n || '@example.test', 'Fan', 'No ' || n, 'Fan ' || n, 'customer', 'en', '',
      '{}', timestamptz '2020-01-01' + n * interval '1 minute'
    from generate_series(1, ${sql.raw(String(Math.ceil(orders / 20)))}) n`);
  await database.execute(sql`
    with placed as (
      insert into backend.orders (status, customer_id, vendor_id, total_cents, order_key, created_via, customer_note, payment_method,
        payment_method_title, transaction_id, billing, shipping, created_at, modified_at, search_text)
      select ${oneOf(['admin-approval', 'on-hold', 'processing', 'completed', 'completed', 'completed', 'cancelled'], 'n')},
        2 * ${firstId} + 1 + n % ${sql.raw(String(Math.ceil(orders / 20)))}, ${firstId} + 1 + n % ${sql.raw(String(celebrities))},
        500 + (n::bigint * 7919 % 100000)::integer, 'wc_order_' || n, 'rest-api', '', 'bacs', 'Direct bank transfer', '', ${emptyBill}::jsonb, ${emptyBill}::jsonb,
        timestamptz '2022-01-01' + n * interval '1 minute', timestamptz '2022-01-01' + n * interval '1 minute', 'fan ' || n || ' star ' || n
      from generate_series(1, ${sql.raw(String(orders))}) n
      returning id)
    insert into backend.order_lines (order_id, product_id, name, quantity, price_cents, meta)
    select id, 0, 'Mug', 1, 1000, '[]' from placed`);
}

const emptyBill = JSON.stringify({
  first_name: 'Fan',
  last_name: 'Fan',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: 'GR',
  phone: '',
  email: 'fan@example.test',
});
