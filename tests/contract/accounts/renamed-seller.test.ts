import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { migrateBackend } from '#backend/server.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { startBackend } from '#tests/support/databases/backend-fixture.ts';
import { listsOf, products, vendors } from '../catalog/list-pages.ts';

describe.each(databases)('a celebrity with very many goods on $name', ({ open }) => {
  it('gets another name at once, and the goods the words of it in steps', async () => {
    const fixture = await startBackend(open);
    const { pageOf } = listsOf(fixture);
    const found = async (list: string, typed: string) =>
      (await pageOf(list, `per_page=100&count_up_to=10000&search=${typed}`)).headers.get(
        'x-wp-total',
      );
    const [seller = 0] = (await pageOf(vendors, 'search=ava')).ids;
    await fixture.database.execute(sql`
      insert into backend.products (vendor_id, category_id, slug, title, description, price_cents, status, created_at, modified_at, search_text)
      select ${seller}, category_id, 'many-' || n, title, description, 100, 'publish', now(), now(), 'many'
      from backend.products, generate_series(1, 600) n where slug = 'mug'`);
    const rename = async (name: string) => {
      const answer = await fixture.ask('PATCH', `/wp-json/wcfmmp/v1/settings/id/${seller}`, {
        authorization: `Bearer ${await fixture.tokenOf('celebrity')}`,
        body: { store_name: name },
      });
      expect(answer.status).toBe(200);
    };
    await rename('Perivink');
    // Another one while the first is on its way to them.
    await rename('Brumbi');
    expect(await found(vendors, 'brumbi')).toBe('1');
    await expect.poll(() => found(products, 'many+brumbi'), { timeout: 20_000 }).toBe('600');
    expect(await found(products, 'perivink')).toBe('0');

    // What a process left undone is done by the next one to begin.
    await fixture.database.execute(
      sql`update backend.vendors set search_text = 'koledan' where user_id = ${seller}`,
    );
    expect(await found(products, 'many+koledan')).toBe('0');
    await migrateBackend(fixture.database);
    expect(await found(products, 'many+koledan')).toBe('600');

    const asked = async () => {
      const pages = ['page=2', 'page=7', 'page=99', 'page=3&orderby=title&order=asc'];
      const lists = pages.map((page) => `per_page=90&count_up_to=100&search=koledan&${page}`);
      return Promise.all([
        ...lists.map(async (list) => (await pageOf(products, list)).ids),
        (await pageOf(products, 'search=koledan&count_up_to=100')).headers.get(
          'x-astera-more-than',
        ),
        found(`${products}?after=2999-01-01T00:00:00`, 'koledan'),
        found(products, 'koledan'),
      ]);
    };
    const before = await asked();
    expect(before.map((part) => part?.length)).toEqual([90, 63, 0, 90, 3, 1, 3]);
    expect(before.slice(-3)).toEqual(['100', '0', '603']);

    // Once the database knows which words are common it is asked another way, for the same.
    await fixture.database.execute(sql`analyze backend.products`);
    expect(await asked()).toEqual(before);
    expect(await found(products, 'many+koledan')).toBe('600');
    expect(await found(products, 'koledan+photo')).toBe('1');
    expect(await found(products, 'koledan+mug')).toBe('0');
    await fixture.close();
  });
});
