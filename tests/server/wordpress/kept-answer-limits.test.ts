import { setTimeout } from 'node:timers/promises';

import { describe, expect, it, vi } from 'vitest';

import { locales } from '#domain/locale.ts';

import { ava, codeOf, minute, night, openKeptWorld, photo, visit } from './kept-world.ts';

/** Over the recorded WordPress, on a line that is held or cut. */
const world = openKeptWorld();

/** The names of what is in an answer, of lists those in the first row. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length > 0 ? shapeOf(value[0]) : ''}]`;
  if (typeof value !== 'object' || value === null) return '';
  const names = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${names.map(([name, one]) => name + shapeOf(one)).toSorted()}}`;
}

/** On a busy machine an answer behind another takes its time. */
const patience = { timeout: 10_000 };

describe('what is kept', () => {
  it('is no one’s own', async () => {
    await visit(world.process);
    await world.process.getProfile(
      { user: ava, token: world.wordpress.people.tokenOf('vendor1') },
      'en',
    );
    await world.process
      .listOrders({ id: 14, role: 'fan' }, { page: 1, status: null })
      .catch(() => null);
    await world.process.getOwnProduct(ava, photo, 'en');
    await world.written();
    const kinds = new Set([...world.answers.all.values()].map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      ...['categories', 'celebrities', 'celebrity', 'content', 'facets', 'menu'],
      ...['product', 'products', 'products-of', 'wordpress-index'],
    ]);
    const text = JSON.stringify([...world.answers.all.values()]);
    expect(text.match(/.{80}(?:@example\.test|Hopwood|Bearer).{80}/)).toBeNull();
  });

  it('is what the site links to, not what anyone types', async () => {
    const { catalogue } = world.process;
    await catalogue.celebrities('en', { category: 'music', page: 1 });
    await vi.waitFor(() => expect(world.answers.all.size).toBe(2));
    for (const search of [
      ...[{ search: 'ava' }, { country: 'US' }, { minPrice: 1 }, { maxPrice: 900 }],
      ...[{ page: 6 }, { category: 'made-up' }, { cursor: 'celebrities.x' }],
    ])
      await catalogue.celebrities('en', search);
    await codeOf(catalogue.content('made-up', 'en'));
    await codeOf(catalogue.product(999_999, 'en'));
    await setTimeout(50);
    expect([...world.answers.all.keys()].toSorted()).toEqual([
      'celebrities 4 ["en",{"category":"music","page":1}]',
      'wordpress-index 1 []',
    ]);
  });

  it('has the shape of its format', async () => {
    await visit(world.process);
    await world.written();
    const shapes = [...world.answers.all.values()]
      .filter(({ kind }) => kind !== 'wordpress-index')
      .map(({ kind, value }) => `${kind}: ${shapeOf((value as { answer: unknown }).answer)}`);
    // Another shape needs another `format` in `answer-policy.server.ts`: older answers are not read then.
    expect(shapes.toSorted()).toMatchInlineSnapshot(`
      [
        "categories: [{children[{children[],description,id,name,slug}],description,id,name,slug}]",
        "celebrities: {currentPage,hasNextPage,moreThan,nextCursor,previousCursor,rows[{categories[],country,countryName,from,id,offer{kind,price,promisedDays},portrait,shopName,title}],total,totalPages}",
        "celebrity: {biography,categories[],country,countryName,from,id,offer{kind,price,promisedDays},portrait,services[{id,kind,price,promisedDays,quality{nameSpoken,seconds,sound}}],shopName,title}",
        "content: {html,picture,slug,title}",
        "content: {html,picture,slug,title}",
        "facets: {categories[{count,slug}],countries[{code,count,name}]}",
        "menu: [{id,title,url}]",
        "product: {categories[{id,name,slug}],description,id,inStock,picture,pictures[{alt,src}],price,seller{id,shopName},stock,title}",
        "products-of: {currentPage,hasNextPage,moreThan,nextCursor,previousCursor,rows[{id,picture,price,seller{id,shopName},title}],total,totalPages}",
        "products: {currentPage,hasNextPage,moreThan,nextCursor,previousCursor,rows[{id,picture,price,seller{id,shopName},title}],total,totalPages}",
      ]
    `);
  });

  it('is written when it is another, not each time that it is read', async () => {
    const { catalogue } = world.process;
    const keep = vi.spyOn(world.answers, 'keep');
    const writes = () => keep.mock.calls.filter(([{ kind }]) => kind === 'product').length;
    for (const price of ['45.00', '45.00', '47.00']) {
      await world.priceAt(price);
      world.later(2 * minute);
      const { length } = world.wordpress.asked;
      await catalogue.product(photo, 'en');
      await vi.waitFor(
        () => expect(world.wordpress.asked.length).toBeGreaterThan(length),
        patience,
      );
      await vi.waitFor(
        async () => expect((await catalogue.product(photo, 'en')).price).toBe(Number(price) * 100),
        patience,
      );
    }
    await vi.waitFor(() => expect(writes()).toBe(2), patience);
  });
});

describe('reading anew behind what is given', () => {
  it('is done for a few answers at once, and for each of them once', async () => {
    const { catalogue } = world.process;
    const read = () =>
      Promise.all(
        locales.flatMap((locale) => [
          catalogue.content('about', locale),
          catalogue.menu('footer-menu', locale),
        ]),
      );
    await read();
    world.later(night);
    let [now, most] = [0, 0];
    world.line = async () => {
      now += 1;
      most = Math.max(most, now);
      await setTimeout(20);
      now -= 1;
    };
    world.wordpress.asked.length = 0;
    await Promise.all([read(), read(), read()]);
    await vi.waitFor(() => expect(world.wordpress.asked).toHaveLength(2 * locales.length));
    expect(most).toBe(4);
    await setTimeout(150);
    expect(world.wordpress.asked).toHaveLength(2 * locales.length);
  });

  it('is left for a while where it fails, and longer each time', async () => {
    const { catalogue } = world.process;
    await catalogue.product(photo, 'en');
    world.isDown = true;
    let tries = 0;
    world.line = async () => {
      tries += 1;
    };
    world.later(2 * minute);
    const after = async (ms: number) => {
      world.later(ms);
      await catalogue.product(photo, 'en');
      await setTimeout(150);
      return tries;
    };
    expect([await after(0), await after(4_000), await after(2_000)]).toEqual([1, 1, 2]);
    expect([await after(6_000), await after(5_000)]).toEqual([2, 3]);
  });
});
