import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { facetsSchema } from '#backend/contract/catalog/facets.ts';
import { productListSchema } from '#backend/contract/catalog/product.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { migrateBackend } from '#backend/server.ts';
import { refreshBestPrice } from '#backend/modules/catalog/store/best-price.ts';
import { world } from '#backend/seed/world/world.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import type { BackendFixture } from '#tests/support/databases/backend-fixture.ts';
import { serviceAuthorization, startBackend } from '#tests/support/databases/backend-fixture.ts';

describe.each(databases)('the catalogue on $name', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open, world);
  });
  afterAll(() => fixture.close());

  async function vendors(query: string) {
    const answer = await fixture.ask('GET', `/wp-json/wcfmmp/v1/store-vendors?${query}`);
    expect(answer.status).toBe(200);
    const rows = v.parse(vendorListSchema, answer.body);
    return { rows, total: Number(answer.headers.get('x-wp-total')), headers: answer.headers };
  }
  async function goods(query: string) {
    const answer = await fixture.ask(
      'GET',
      `/wp-json/wc/v3/products?virtual=false&status=publish&${query}`,
      { authorization: serviceAuthorization },
    );
    expect(answer.status).toBe(200);
    const rows = v.parse(productListSchema, answer.body);
    return { rows, total: Number(answer.headers.get('x-wp-total')) };
  }
  async function facetsOf(query: string) {
    const answer = await fixture.ask('GET', `/wp-json/astera/v1/facets?${query}`);
    const { countries, categories } = v.parse(facetsSchema, answer.body);
    if (!countries || !categories) throw new Error('nothing was counted');
    return { countries, categories };
  }
  const names = (rows: readonly { vendor_shop_name: string }[]) =>
    rows.map(({ vendor_shop_name }) => vendor_shop_name);

  it.each([
    ['danae', 'Danae Vellis'],
    ['VELLIS dan', 'Danae Vellis'],
    ['jovic', 'Стефан Јовић'],
    ['Стефан', 'Стефан Јовић'],
    ['luka maric', 'Лука Марић'],
    ['melikzade', 'Rauf Məlikzadə'],
    ['Yildiran', 'Bora Yıldıran'],
    ['ilkin', 'İlkin Tağızadə'],
    ['joaquin', 'Joaquín Solerano'],
    ['τραγουδιστρια της ροκ', 'Defne Aksungur'],
  ])('finds by "%s" the vendor %s', async (search, name) => {
    const { rows } = await vendors(`search=${encodeURIComponent(search)}`);
    expect(names(rows)).toContain(name);
    expect(rows.length).toBeLessThan(6);
  });

  it.each<readonly [string, string]>([
    // By the category, in each language; the children too.
    ...['Music', 'Μουσική', 'Musiqi', 'Музыка', 'Музика', 'muzika', 'Müzik', 'muzik'].map(
      (typed): readonly [string, string] => [typed, 'Danae Vellis'],
    ),
    ['singer', 'Danae Vellis'],
    ['film and tv', 'Emir Korhan'],
    // By the country.
    ...['Greece', 'Ελλάδα', 'Yunanıstan', 'Греция', 'Грчка', 'Grcka', 'Yunanistan'].map(
      (typed): readonly [string, string] => [typed, 'Danae Vellis'],
    ),
    ['united kingdom', 'Marcus Oyelaran'],
    // By what fans ask for.
    ...['birthday', 'γενέθλια', 'ad günü', 'день рождения', 'рођендан', 'doğum günü'].map(
      (typed): readonly [string, string] => [typed, 'Danae Vellis'],
    ),
    ['music greece birthday', 'Danae Vellis'],
    // Names in plain letters.
    ['Safarli', 'Nigar Səfərli'],
    ['Сафарли', 'Nigar Səfərli'],
    ['malikzada', 'Rauf Məlikzadə'],
    ['Taghizada', 'İlkin Tağızadə'],
    ['Маликзаде', 'Rauf Məlikzadə'],
  ])('finds by "%s" among others %s', async (search, name) => {
    const { rows } = await vendors(`search=${encodeURIComponent(search)}&per_page=100`);
    expect(names(rows)).toContain(name);
  });

  it('takes the name of a country or a category for those that are of it, and of no other', async () => {
    const all = async (search: string) =>
      (await vendors(`search=${encodeURIComponent(search)}&per_page=100`)).rows;
    const greeks = world.celebrities.filter(({ country }) => country === 'GR');
    expect(names(await all('Ελλάδα')).toSorted()).toEqual(
      greeks.map(({ shopName }) => shopName).toSorted(),
    );
    const sold = await goods('search=greece&per_page=100');
    expect(sold.total).toBe((await goods('country=GR')).total);
    expect((await goods('search=records%20and%20books%20greece')).total).toBe(
      (await goods('category=records-books&country=GR')).total,
    );
    // An occasion says nothing of what goes by post, but where its title does.
    expect((await goods('search=birthday')).rows.map(({ slug }) => slug)).toEqual([
      'loud-birthday-hoodie',
    ]);
    // Words that many names have are no name.
    expect((await vendors('search=united')).total).toBe(0);
  });

  it('finds by three letters names and whole words, and not what someone is known for', async () => {
    expect((await vendors('search=mug')).total).toBe(0);
    const { rows } = await goods('search=mug&per_page=100');
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ name }) => !/\bmug/i.test(name))).toEqual([]);
    expect(names((await vendors('search=dan')).rows)).toContain('Danae Vellis');
    expect(names((await vendors('search=mugh')).rows)).toEqual(['Nigar Səfərli']);
  });

  it('finds nothing by what is no word, and everything by an empty search', async () => {
    for (const search of ['%25', '_', "'%3A*", '%5C', '%F0%9F%8E%81', 'xqzvb']) {
      expect((await vendors(`search=${search}`)).total).toBe(0);
      expect((await goods(`search=${search}`)).total).toBe(0);
    }
    const { total } = await vendors(`search=${'word '.repeat(40)}`);
    expect([total, (await vendors('search=')).total]).toEqual([0, world.celebrities.length]);
  });

  it('filters vendors by country, by category with its children, and by the lowest price', async () => {
    const greek = world.celebrities.filter(({ country }) => country === 'GR');
    expect((await vendors('country=GR')).total).toBe(greek.length);
    const singers = await vendors('category=singers&per_page=100');
    expect(singers.rows.every((one) => one.vendor_categories?.includes('singers'))).toBe(true);
    const music = world.celebrities.filter(({ categories }) => categories.includes('music'));
    expect((await vendors('category=music')).total).toBe(music.length);
    const cheap = await vendors('min_price=20&max_price=25.00&per_page=100');
    expect(cheap.total).toBeGreaterThan(0);
    for (const { vendor_services } of cheap.rows) {
      const best = Math.min(...(vendor_services ?? []).map(({ price }) => Number(price)));
      expect(best).toBeGreaterThanOrEqual(20);
      expect(best).toBeLessThanOrEqual(25);
    }
    expect((await vendors('country=GR&category=singers&search=danae')).total).toBe(1);
    expect((await vendors('category=nothing-of-this')).total).toBe(0);
  });

  it('orders vendors by name whatever the script, and by price with the priceless last', async () => {
    const byName = names((await vendors('orderby=name&per_page=100')).rows);
    expect(byName.indexOf('Лука Марић')).toBeGreaterThan(byName.indexOf('Leandros Fotiou'));
    expect(byName.indexOf('Лука Марић')).toBeLessThan(byName.indexOf('Marcus Oyelaran'));
    for (const order of ['asc', 'desc']) {
      const { rows } = await vendors(`orderby=price&order=${order}&per_page=100`);
      expect(rows.at(-1)?.vendor_services).toEqual([]);
      const best = rows
        .slice(0, -1)
        .map((one) => Math.min(...(one.vendor_services ?? []).map(({ price }) => Number(price))));
      expect(best).toEqual(best.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
    }
  });

  it('says how many vendors and pages there are and repeats none on the next page', async () => {
    const first = await vendors('per_page=5&page=1&orderby=price');
    const second = await vendors('per_page=5&page=2&orderby=price');
    expect(first.total).toBe(world.celebrities.length);
    expect(first.headers.get('x-wp-totalpages')).toBe(String(Math.ceil(first.total / 5)));
    expect(names(first.rows).filter((name) => names(second.rows).includes(name))).toEqual([]);
  });

  it('counts no further than it is asked to, and says that there are more', async () => {
    const { rows, headers } = await vendors('per_page=5&count_up_to=6');
    expect(rows).toHaveLength(5);
    expect(headers.get('x-astera-more-than')).toBe('6');
    expect(headers.has('x-wp-total')).toBe(false);
    expect(headers.get('link')).toContain('rel="next"');
    const all = await vendors('per_page=5&count_up_to=1000');
    expect(all.total).toBe((await vendors('per_page=5')).total);
    expect(all.headers.has('x-astera-more-than')).toBe(false);
    const last = await vendors('per_page=100&count_up_to=6');
    expect(last.headers.has('link')).toBe(false);
  });

  it('finds goods by title in any language, by the seller’s name, and by both', async () => {
    for (const search of ['slow roads', 'Медленные дороги', 'medlennie', 'tagizade roads']) {
      const { rows } = await goods(`search=${encodeURIComponent(search)}`);
      expect(rows.map(({ slug }) => slug)).toContain('slow-roads-book');
    }
    expect((await goods('search=danae%20roads')).total).toBe(0);
  });

  it('filters goods by category with its children, by country and by price, in order', async () => {
    const all = await goods('per_page=100');
    expect((await goods('category=signed-goods&per_page=100')).total).toBe(all.total);
    const books = await goods('category=records-books&per_page=100');
    expect(books.rows.every((one) => one.categories.at(-1)?.slug === 'records-books')).toBe(true);
    const id = books.rows[0]?.categories.at(-1)?.id;
    expect((await goods(`category=${id}`)).total).toBe(books.total);
    expect((await goods('category=nothing-of-this')).total).toBe(0);
    const priced = await goods('min_price=20&max_price=30&orderby=price&order=asc&per_page=100');
    const prices = priced.rows.map(({ price }) => Number(price));
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices[0]).toBeGreaterThanOrEqual(20);
    expect(prices.at(-1)).toBeLessThanOrEqual(30);
    const turkish = await goods('country=TR&per_page=100');
    expect(turkish.total).toBeGreaterThan(0);
    expect(turkish.total).toBeLessThan(all.total);
    const two = all.rows.slice(0, 2).map((row) => row.id);
    const chosen = await goods(`include=${two.join(',')}`);
    expect(chosen.rows.map((row) => row.id).toSorted()).toEqual(two.toSorted());
  });

  it('orders goods by their title in the reader’s language', async () => {
    for (const language of ['en', 'tr', 'ru'] as const) {
      const { rows } = await goods(
        `orderby=title&order=asc&per_page=100&wpml_language=${language}`,
      );
      const titles = rows.map(({ name }) => name);
      expect(titles).toEqual(titles.toSorted(new Intl.Collator('und').compare));
      expect(titles.length).toBeGreaterThanOrEqual(38);
    }
  });

  it.each([
    'store-vendors?min_price=cheap',
    'store-vendors?country=Greece',
    'store-vendors?category=../x',
    'store-vendors?orderby=banana',
  ])('refuses %s', async (query) => {
    const answer = await fixture.ask('GET', `/wp-json/wcfmmp/v1/${query}`);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'rest_invalid_param' }]);
  });

  it('counts by country and category what a click would leave', async () => {
    const all = await facetsOf('of=vendors');
    expect(all.countries.reduce((sum, { count }) => sum + count, 0)).toBe(world.celebrities.length);
    for (const { code, count } of all.countries.slice(0, 3)) {
      expect((await vendors(`country=${code}`)).total).toBe(count);
    }
    for (const { slug, count } of all.categories) {
      expect((await vendors(`category=${slug}`)).total).toBe(count);
    }
    const greek = await facetsOf('of=vendors&country=GR');
    expect(greek.countries).toEqual(all.countries);
    for (const { slug, count } of greek.categories) {
      expect((await vendors(`category=${slug}&country=GR`)).total).toBe(count);
    }
    const ofGoods = await facetsOf('of=products&max_price=30');
    for (const { slug, count } of ofGoods.categories) {
      expect((await goods(`category=${slug}&max_price=30`)).total).toBe(count);
    }
    for (const { code, count } of ofGoods.countries) {
      expect((await goods(`country=${code}&max_price=30`)).total).toBe(count);
    }
  });

  it('keeps in step with categories and services', async () => {
    const count = async (search: string) => (await vendors(`search=${search}`)).total;
    const before = { music: await count('music'), birthday: await count('birthday') };
    const { database } = fixture;
    const [one] = (await vendors('search=danae')).rows;
    const id = one?.vendor_id ?? 0;
    await database.execute(
      sql`update backend.products set status = 'draft' where vendor_id = ${id} and service = 'getVideo'`,
    );
    await refreshBestPrice(database, id);
    expect(await count('birthday')).toBe(before.birthday - 1);
    await database.execute(
      sql`update backend.products set status = 'publish' where vendor_id = ${id} and service = 'getVideo'`,
    );
    await refreshBestPrice(database, id);
    expect(await count('birthday')).toBe(before.birthday);
    await database.execute(sql`delete from backend.vendor_categories where vendor_id = ${id}`);
    expect(await count('music')).toBe(before.music - 1);
    await database.execute(sql`update backend.vendors set country = 'BR' where user_id = ${id}`);
    expect(names((await vendors('search=brazil')).rows)).toContain('Danae Vellis');
    const sellers = (await goods('search=brazil&per_page=100')).rows.map(({ store }) => store);
    expect(sellers).toContainEqual(expect.objectContaining({ vendor_id: id }));
  });

  it('makes what was stored before there was a search findable', async () => {
    await fixture.database.execute(
      sql`update backend.vendors set search_text = null, search_vector = null`,
    );
    await fixture.database.execute(
      sql`update backend.products set search_text = null, search_vector = null`,
    );
    expect((await vendors('search=danae')).total).toBe(0);
    // As a store is that another release has filled.
    await fixture.database.execute(sql`delete from backend.migrations where tag like 'filled %'`);
    await migrateBackend(fixture.database);
    expect((await vendors('search=danae')).total).toBe(1);
    expect((await goods('search=roads')).total).toBe(1);
    expect(names((await vendors('search=safarli')).rows)).toEqual(['Nigar Səfərli']);
    expect((await vendors('search=serbia')).total).toBeGreaterThan(3);
    expect((await goods('search=books%20records')).total).toBeGreaterThan(0);
    expect((await vendors('search=mug')).total).toBe(0);
  });
});
