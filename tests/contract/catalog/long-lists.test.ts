import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { facetsSchema } from '#backend/contract/catalog/facets.ts';
import { orderCountsSchema } from '#backend/contract/orders/order-counts.ts';
import { migrateBackend } from '#backend/server.ts';
import { world } from '#backend/seed/world/world.ts';

import { databases, openPglite } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';
import { listsOf, orders, products, vendors } from './list-pages.ts';

describe.each(databases)('a long list on $name', ({ open }) => {
  let fixture: BackendFixture;
  let lists: ReturnType<typeof listsOf>;
  beforeAll(async () => {
    fixture = await startBackend(open, world);
    // Rows that a cursor has to tell apart: of one price and one instant, and without a service.
    await fixture.database.execute(sql`
      update backend.products set price_cents = 2500 where service is null and id % 3 = 0`);
    await fixture.database.execute(sql`
      update backend.orders set created_at = timestamptz '2026-03-01 10:00:00.123456Z' where id % 2 = 0`);
    await fixture.database.execute(sql`
      update backend.vendors set best_price_cents = null where user_id % 5 = 0`);
    lists = listsOf(fixture);
  });
  afterAll(() => fixture.close());

  it.each([
    ...['id', 'date', 'name', 'price'].map((sort) => `${vendors}?orderby=${sort}`),
    ...['date', 'modified', 'id', 'price', 'slug', 'title'].map(
      (sort) => `${products}?wpml_language=el&virtual=false&status=publish&orderby=${sort}`,
    ),
    ...['signed-goods', 'records-books'].map(
      (category) => `${products}?category=${category}&virtual=false&status=publish&orderby=price`,
    ),
    ...['date', 'id', 'modified'].map((sort) => `${orders}?orderby=${sort}`),
  ])('is the same by cursors and by numbers, there and back: %s', async (list) => {
    for (const order of ['asc', 'desc']) {
      const whole = (await lists.pageOf(`${list}&order=${order}`, 'per_page=100')).ids;
      const perPage = Math.max(2, Math.ceil(whole.length / 5));
      const pageAt = (place: string) =>
        lists.pageOf(`${list}&order=${order}&per_page=${perPage}`, place);
      const there: number[][] = [];
      let page = await pageAt('page=1');
      expect(page.previous).toBeNull();
      for (;;) {
        there.push(page.ids);
        if (page.next === null) break;
        page = await pageAt(`cursor=${page.next}`);
      }
      expect(there.flat()).toEqual(whole);
      expect(there.length).toBeGreaterThan(2);
      const back: number[][] = [page.ids];
      while (page.previous !== null) {
        page = await pageAt(`cursor=${page.previous}`);
        back.unshift(page.ids);
      }
      expect(back).toEqual(there);
    }
  });

  it('links to the neighbours of a page that a cursor led to', async () => {
    const first = await lists.pageOf(vendors, 'per_page=5');
    expect(first.headers.get('link')).toContain('page=2');
    const second = await lists.pageOf(vendors, `per_page=5&cursor=${first.next}`);
    expect(second.headers.get('link')).toContain(`cursor=${second.next}>; rel="next"`);
    expect(second.headers.get('link')).toContain('rel="prev"');
    expect(second.headers.get('x-wp-total')).toBe(first.headers.get('x-wp-total'));
  });

  it('shows no row twice and leaves none out when another is put in before', async () => {
    const list = `${orders}?orderby=date&order=desc&per_page=3`;
    const first = await lists.pageOf(list, 'page=1');
    const before = await lists.pageOf(list, `cursor=${first.next}`);
    await fixture.database.execute(sql`
      update backend.orders set created_at = now() where id = (select min(id) from backend.orders)`);
    const after = await lists.pageOf(list, `cursor=${first.next}`);
    expect(after.ids).toEqual(before.ids);
  });

  it.each([
    'x',
    '%00',
    'WyJhIl0',
    Buffer.from('["id:asc","1 or 1=1",1,false]').toString('base64url'),
    Buffer.from('["id:asc","1",1.5,false]').toString('base64url'),
    Buffer.from('["id:asc","1",99999999999,false]').toString('base64url'),
    Buffer.from('["price:asc","1",1,false]').toString('base64url'),
    'A'.repeat(5_000),
  ])('refuses a cursor that it has not given: %.20s', async (cursor) => {
    expect(await lists.refusalOf(`${vendors}?cursor=${cursor}`)).toMatchObject([
      400,
      { code: 'rest_invalid_param', data: { params: { cursor: expect.any(String) } } },
    ]);
  });

  it('takes whatever key a cursor of texts carries for a text', async () => {
    const cursor = Buffer.from(`["name:asc","' or 1=1 --",1,false]`).toString('base64url');
    expect((await lists.pageOf(`${vendors}?orderby=name`, `cursor=${cursor}`)).ids).not.toEqual([]);
  });

  it('says nothing by countries and categories where it is longer than it was to be counted', async () => {
    const facets = async (query: string) =>
      v.parse(facetsSchema, (await fixture.ask('GET', `/wp-json/astera/v1/facets?${query}`)).body);
    for (const of of ['vendors', 'products']) {
      const all = await facets(`of=${of}`);
      expect(await facets(`of=${of}&count_up_to=1000`)).toEqual(all);
      expect(await facets(`of=${of}&count_up_to=20`)).toEqual({
        countries: null,
        categories: null,
      });
      expect(await facets(`of=${of}&count_up_to=20&country=AZ`)).toMatchObject({
        countries: null,
        categories: expect.any(Array),
      });
    }
  });

  it('counts orders by status and payment alike, whether so far or all', async () => {
    const counts = async (query: string) => {
      const path = `/wp-json/astera/v1/order-counts?before=2026-03-15T00:00:00Z&${query}`;
      const answer = await fixture.ask('GET', path, { authorization: serviceAuthorization });
      const { statuses, payments } = v.parse(orderCountsSchema, answer.body);
      return {
        statuses: statuses.toSorted((a, b) => a.status.localeCompare(b.status)),
        payments: payments.toSorted((a, b) => a.payment.localeCompare(b.payment)),
      };
    };
    const all = await counts('');
    expect(all.statuses.length).toBeGreaterThan(2);
    expect(await counts('count_up_to=1000')).toEqual(all);
    const completed = {
      ...all,
      statuses: all.statuses.filter((one) => one.status === 'completed'),
    };
    expect(await counts('status=completed')).toEqual(completed);
    expect(await counts('status=completed&count_up_to=1000')).toEqual(completed);
    const few = await counts('count_up_to=1');
    expect(few.statuses.map(({ count }) => count)).toEqual(
      all.statuses.map(({ count }) => Math.min(count, 2)),
    );
    expect(few.statuses.map(({ before }) => before)).toEqual(
      all.statuses.map(({ before }) => before.map((count) => Math.min(count, 2))),
    );
  });
});

describe.each(databases)('a search on $name', ({ open }) => {
  let fixture: BackendFixture;
  let lists: ReturnType<typeof listsOf>;
  beforeAll(async () => {
    fixture = await startBackend(open, world);
    lists = listsOf(fixture);
  });
  afterAll(() => fixture.close());

  const found = async (list: string, typed: string) =>
    (await lists.pageOf(list, `per_page=100&search=${encodeURIComponent(typed)}`)).ids;

  it.each([
    ['mistyped', 'velis danea', 'vellis danae'],
    ['with letters turned round', 'leandors', 'leandros'],
    ['in another alphabet and mistyped', 'Δανάη Βέλλς', 'danae vellis'],
    ['from the middle of a word', 'andros', 'leandros'],
  ])('finds a celebrity by a name that is %s', async (_how, typed, meant) => {
    const wanted = await found(vendors, meant);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await found(vendors, typed)).toEqual(expect.arrayContaining(wanted));
    const goods = await found(`${products}?virtual=false`, meant);
    expect(await found(`${products}?virtual=false`, typed)).toEqual(expect.arrayContaining(goods));
  });

  it('corrects no word that is one, no short one and no number', async () => {
    expect(await found(vendors, 'danae')).toHaveLength(1);
    for (const nothing of ['xq', '123456', 'zzzzqqqq'])
      expect(await found(vendors, nothing)).toEqual([]);
  });

  it('finds goods by what their seller is called now, also those of before', async () => {
    const [seller = 0] = await found(vendors, 'danae');
    const goods = await found(`${products}?vendor=${seller}&virtual=false`, '');
    expect(goods.length).toBeGreaterThan(0);
    await fixture.database.execute(sql`
      update backend.vendors set search_text = 'perivink brumbi' where user_id = ${seller}`);
    expect(await found(`${products}?virtual=false`, 'perivink')).toEqual(goods);
    expect(await found(vendors, 'perivink brumbi')).toEqual([seller]);
    // A word that came with the new name is known at once.
    expect(await found(vendors, 'perivnik')).toEqual([seller]);
    expect(await found(`${products}?vendor=${seller}&virtual=false`, 'vellis')).toEqual([]);
  });
});

describe('where the database can have no trigrams', () => {
  it('a search finds words by their beginnings', async () => {
    const client = await openPglite('small-world');
    await client.exec('drop extension pg_trgm cascade');
    const fixture = await startBackend(() =>
      Promise.resolve({
        database: drizzle({ client }),
        beside: null,
        jobs: { embedded: client },
        close: () => client.close(),
      }),
    );
    const { pageOf } = listsOf(fixture);
    const all = await pageOf(vendors, 'per_page=100');
    const typed = async (search: string) => (await pageOf(vendors, `search=${search}`)).ids;
    expect(all.ids).toEqual(expect.arrayContaining(await typed('leandros')));
    expect(await typed('leandr')).toEqual(await typed('leandros'));
    expect(await typed('leandors')).toEqual([]);
    await fixture.close();
  });

  it('a migration says so and goes on', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const client = await PGlite.create();
    await migrateBackend(drizzle({ client }));
    expect(warn.mock.calls).toMatchObject([
      [expect.stringContaining('pg_trgm'), expect.anything()],
    ]);
    warn.mockRestore();
    await client.close();
  });
});
