import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { facetsSchema } from '#backend/contract/catalog/facets.ts';
import { products as productsTable } from '#backend/modules/catalog/store/catalog.schema.ts';
import { splitWords } from '#backend/search/split-words.ts';

import { fillBigWorld } from '#tests/load/big-world.ts';
import { databases } from '#tests/support/databases/open-database.ts';
import { type BackendFixture, startBackend } from '#tests/support/databases/backend-fixture.ts';
import { listsOf, orders, products, vendors } from './list-pages.ts';

const idsSchema = v.array(v.object({ id: v.number() }));

/** Lists with the table that they show, as the newest first. */
const lists = {
  goods: { list: `${products}?virtual=false&status=publish`, table: 'products', id: 'id' },
  orders: { list: orders, table: 'orders', id: 'id' },
  celebrities: { list: `${vendors}?orderby=date&order=desc`, table: 'vendors', id: 'user_id' },
} as const;
const ofCountry = "(select user_id from backend.vendors where country = 'ES')";
type List = (typeof lists)[keyof typeof lists];

describe.each(databases)('a search by common words on $name', ({ open }) => {
  let fixture: BackendFixture;
  let pageOf: ReturnType<typeof listsOf>['pageOf'];
  beforeAll(async () => {
    fixture = await startBackend(open);
    ({ pageOf } = listsOf(fixture));
    const { database } = fixture;
    // So many that the database knows which words are common: a stem is in a tenth of the goods.
    await fillBigWorld(database, { celebrities: 300, products: 3_000, orders: 3_000 });
    // Common ones that are the beginning of few others, of many, and too short to be known.
    await database.execute(sql`
      update backend.products set search_text = replace(search_text, 'mug ', 'mug' || case id % 3 when 0 then ' ' when 1 then 'rump ' else 'gle ' end)
      where search_text like 'mug %'`);
    await database.execute(sql`
      update backend.products set search_text = replace(search_text, 'print ', 'print' || chr(97 + id / 10 % 26) || ' ')
      where search_text like 'print %'`);
    await database.execute(sql`
      update backend.products set search_text = replace(search_text, 'cap ', 'do ') where search_text like 'cap %'`);
    await database.execute(sql`analyze backend.products`);
  });
  afterAll(() => fixture.close());

  /** What is found by looking at the words of every row. */
  async function expected(
    { table, id }: List,
    typed: string,
    { where = 'true', orderBy = '' } = {},
  ): Promise<number[]> {
    const at = table === 'vendors' ? 'registered_at' : 'created_at';
    const words = sql`string_to_array(${typed}, ' ')`;
    const isListed = table === 'products' ? sql`service is null and status = 'publish'` : sql`true`;
    const rows = await fixture.database
      .select({ id: sql<number>`${sql.raw(id)}` })
      .from(sql.raw(`backend.${table}`))
      .where(
        sql`${isListed} and ${sql.raw(where)} and not exists (select from unnest(${words}) as word
          where not exists (select from unnest(tsvector_to_array(search_vector)) as own
            where case when word ~ '^[0-9]{1,2}$' then own = word else own ^@ word end))`,
      )
      .orderBy(sql.raw(orderBy || `${at} desc, ${id} desc`));
    return v.parse(idsSchema, rows).map((row) => row.id);
  }

  /** All pages of a search by their cursors, there and back. */
  async function walked(
    list: string,
    perPage: number,
  ): Promise<{ there: number[]; back: number[] }> {
    let page = await pageOf(list, `per_page=${perPage}`);
    const there = [...page.ids];
    while (page.next !== null) {
      page = await pageOf(list, `per_page=${perPage}&cursor=${page.next}`);
      there.push(...page.ids);
    }
    const back = [page.ids];
    while (page.previous !== null) {
      page = await pageOf(list, `per_page=${perPage}&cursor=${page.previous}`);
      back.unshift(page.ids);
    }
    return { there, back: back.flat() };
  }

  it('asks for a common word by the words that it begins, where they are known and few', async () => {
    const split = (typed: string) =>
      splitWords(
        fixture.database,
        productsTable.searchVector,
        typed.split(' ').map((word) => [word]),
        true,
      );
    const [common, rare] = [[['mug', 'muggle', 'mugrump']], [['77']]];
    expect(await split('mug 77')).toMatchObject({ asked: rare, whole: common, checked: [] });
    expect(await split('print 77')).toMatchObject({ asked: rare, whole: [], checked: [['print']] });
    expect(await split('do 77')).toMatchObject({ asked: rare, whole: [], checked: [['do']] });
    expect(await split('mug')).toMatchObject({ asked: [['mug']], whole: [], checked: [] });
  });

  it.each([
    ['goods', 'mug 71'],
    ['goods', '271 mug star'],
    ['goods', 'mug 271'],
    ['goods', 'mugrump 71'],
    ['goods', 'mugr mug 71'],
    ['goods', 'print 78'],
    ['goods', 'print 278'],
    ['goods', 'do 77'],
    ['goods', 'd 277'],
    ['goods', 'sing mug 121'],
    ['goods', 'mug poster 7'],
    ['orders', 'star 77'],
    ['orders', 'star 277'],
    ['orders', 'fan star 200'],
    ['celebrities', 'star 7'],
    ['celebrities', 'star 277'],
    ['celebrities', 'sing 29'],
  ] as const)('finds in %s by "%s" what has these words', async (name, typed) => {
    const { list } = lists[name];
    const searched = `${list}${list.includes('?') ? '&' : '?'}search=${encodeURIComponent(typed)}`;
    const wanted = await expected(lists[name], typed);
    const perPage = Math.min(100, Math.max(2, Math.ceil(wanted.length / 4)));
    const { there, back } = await walked(searched, perPage);
    expect(there).toEqual(wanted);
    expect(back).toEqual(wanted);
    const numbered = await pageOf(searched, `per_page=${perPage}&page=2`);
    expect(numbered.ids).toEqual(wanted.slice(perPage, 2 * perPage));
  });

  it.each([
    ['orders', 'star 200', 'status=completed', "status = 'completed'", ''],
    ['orders', 'star 277', 'status=completed,on-hold', "status in ('completed', 'on-hold')", ''],
    ['orders', 'fan 277', 'customer=2000128', 'customer_id = 2000128', ''],
    ['orders', 'star 1', 'match=fan', "search_text like '%fan%'", ''],
    ['goods', '271 star', 'country=ES', `vendor_id in ${ofCountry}`, ''],
    ['goods', 'mug 271', 'vendor=1000271', 'vendor_id = 1000271', ''],
    ['goods', 'mug 71', 'category=911', 'category_id = 911', ''],
    ['goods', 'mug 71', 'orderby=price', 'true', 'price_cents desc, id desc'],
    ['goods', 'mug 71', 'orderby=title&order=asc', 'true', `title ->> 'en' collate "C", id`],
    ['celebrities', 'star 27', 'country=AZ', "country = 'AZ'", ''],
    ['celebrities', 'sing 27', 'orderby=name&order=asc', 'true', 'shop_name collate "C", user_id'],
  ] as const)('finds in %s by "%s" what %s leaves', async (name, typed, query, where, orderBy) => {
    const { list } = lists[name];
    const searched = `${list}${list.includes('?') ? '&' : '?'}search=${encodeURIComponent(typed)}&${query}`;
    const wanted = await expected(lists[name], typed, { where, orderBy });
    expect(wanted.length).toBeGreaterThan(0);
    const { there, back } = await walked(searched, Math.max(2, Math.ceil(wanted.length / 3)));
    expect(there).toEqual(wanted);
    expect(back).toEqual(wanted);
    const counted = await pageOf(searched, 'per_page=1&count_up_to=1000');
    expect(counted.headers.get('x-wp-total')).toBe(String(wanted.length));
  });

  it('counts only what a line of a statement is about, however common the words are', async () => {
    const { ids } = await pageOf(`${orders}?search=star`, 'per_page=2');
    const both = `${orders}?search=star&match=${encodeURIComponent(ids.join(' '))}`;
    const page = await pageOf(both, 'per_page=1&count_up_to=5');
    expect(page.headers.get('x-wp-total')).toBe('2');
    const second = await pageOf(both, `per_page=1&count_up_to=5&cursor=${page.next}`);
    expect([...page.ids, ...second.ids]).toEqual(ids);
  });

  it.each([
    ['orders', 'star 277', (ids: readonly number[]) => `exclude=${ids[0]},${ids[2]}`],
    ['orders', 'star 277', (ids: readonly number[]) => `include=${ids[0]},${ids[2]},1`],
    ['goods', 'mug 71', (ids: readonly number[]) => `exclude=${ids[1]}`],
  ] as const)('finds in %s by "%s" no other ids than those asked for', async (name, typed, of) => {
    const { list } = lists[name];
    const all = await expected(lists[name], typed);
    const query = of(all);
    const isLeft = (id: number) =>
      query.split(/[=,]/).includes(String(id)) === query.startsWith('include');
    const searched = `${list}${list.includes('?') ? '&' : '?'}search=${encodeURIComponent(typed)}&${query}`;
    const { there } = await walked(searched, 2);
    expect(there).toEqual(all.filter(isLeft));
  });

  it.each([
    ['products', 'goods', 'mug 71', 'country=ES'],
    ['products', 'goods', 'mug', 'category=901'],
    ['vendors', 'celebrities', 'sing 271', ''],
    ['vendors', 'celebrities', 'star', 'country=GR'],
  ] as const)(
    'counts %s of %s by "%s" in each country and category',
    async (of, name, typed, q) => {
      const answer = await fixture.ask(
        'GET',
        `/wp-json/astera/v1/facets?of=${of}&search=${encodeURIComponent(typed)}&${q}`,
      );
      const { countries, categories } = v.parse(facetsSchema, answer.body);
      expect((countries?.length ?? 0) * (categories?.length ?? 0)).toBeGreaterThan(0);
      const { list } = lists[name];
      const but = (filter: string) => (q.startsWith(filter) ? '' : `&${q}`);
      const totalOf = async (query: string) => {
        const searched = `${list}${list.includes('?') ? '&' : '?'}search=${encodeURIComponent(typed)}`;
        const { headers } = await pageOf(`${searched}${query}`, 'per_page=1');
        return Number(headers.get('x-wp-total'));
      };
      const sum = (countries ?? []).reduce((all, { count }) => all + count, 0);
      expect(sum).toBe(await totalOf(but('country')));
      for (const { code, count } of countries ?? [])
        expect([code, await totalOf(`${but('country')}&country=${code}`)]).toEqual([code, count]);
      for (const { slug, count } of categories ?? [])
        expect([slug, await totalOf(`${but('category')}&category=${slug}`)]).toEqual([slug, count]);
    },
  );

  it.each([
    ['goods', 'mug 71'],
    ['goods', 'print 278'],
    ['orders', 'star 277'],
  ] as const)('counts in %s by "%s" as far as it is asked to', async (name, typed) => {
    const { list } = lists[name];
    const searched = `${list}${list.includes('?') ? '&' : '?'}search=${encodeURIComponent(typed)}`;
    const { length } = await expected(lists[name], typed);
    expect(length).toBeGreaterThan(3);
    for (const [upTo, told] of [
      [length - 1, null],
      [length, String(length)],
      [length + 1, String(length)],
    ] as const) {
      const page = await pageOf(searched, `per_page=2&count_up_to=${upTo}`);
      expect([upTo, page.headers.get('x-wp-total')]).toEqual([upTo, told]);
    }
  });
});
