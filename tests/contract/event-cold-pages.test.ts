import { expect, it } from 'vitest';

import { openKeptWorld, photo, type Process, startProcess, visit } from './kept-world.ts';

/** Over the recorded WordPress, on a line that is held after everything was read. */
const world = openKeptWorld();

async function told(kind: string, id: number): Promise<void> {
  const { noteBackendEvents } = await import('#app/gateway/backend-events.server.ts');
  await noteBackendEvents([{ kind, id }]);
}

const pages = (process: Process) =>
  ({
    product: () => process.catalogue.product(photo, 'en'),
    celebrity: () => process.catalogue.celebrity(2, 'en'),
    goodsOf: () => process.catalogue.productsOf(2, 'en'),
    list: () => process.catalogue.products('en', { category: 'music' }),
    people: () => process.catalogue.celebrities('en', {}),
    facets: () => process.catalogue.facets('products', 'en', {}),
    categories: () => process.catalogue.categories('en'),
    menu: () => process.catalogue.menu('footer-menu', 'en'),
    content: () => process.catalogue.content('about', 'en'),
  }) as const;

/** The pages for which somebody would wait now: the line hangs. */
async function cold(process: Process): Promise<string[]> {
  world.hang();
  const waits = Object.entries(pages(process)).map(async ([name, read]) => {
    const first = await Promise.race([read(), aWhile()]);
    return first === undefined ? [name] : [];
  });
  return (await Promise.all(waits)).flat();
}

/** Longer than it takes to give what lies in memory, or in the tables. */
async function aWhile(): Promise<undefined> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => setImmediate(next));
}

it('word of one product makes those pages cold that show it, and no others', async () => {
  await visit(world.process);
  await world.written();
  const shows = [...world.answers.all.values()]
    .filter(({ about }) => about.includes(`product:${photo}`))
    .map(({ kind }) => kind);
  expect(shows).toContain('product');
  await told('product', photo);
  const found = await cold(world.process);
  expect(found).toContain('product');
  for (const name of ['celebrity', 'people', 'facets', 'categories', 'menu', 'content'])
    expect(found).not.toContain(name);
  expect(found.includes('goodsOf')).toBe(shows.includes('products-of'));
  expect(found.includes('list')).toBe(shows.includes('products'));
});

it('word of another product makes none of them cold', async () => {
  await visit(world.process);
  await world.written();
  await told('product', 999_999);
  expect(await cold(world.process)).toEqual([]);
});

it('word of one celebrity leaves what shows others', async () => {
  await visit(world.process);
  await world.written();
  await told('store', 999_999);
  expect(await cold(world.process)).toEqual([]);
  await told('store', 2);
  const found = await cold(world.process);
  expect(found).toEqual(expect.arrayContaining(['celebrity', 'goodsOf', 'people']));
  for (const name of ['facets', 'categories', 'menu', 'content']) expect(found).not.toContain(name);
});

it('a process that starts afterwards takes nothing that shows it from the tables', async () => {
  await visit(world.process);
  await world.written();
  await told('product', photo);
  const next = await startProcess(world);
  const found = await cold(next);
  expect(found).toContain('product');
  for (const name of ['celebrity', 'people', 'categories', 'menu', 'content'])
    expect(found).not.toContain(name);
});

it('lists that may show it from now on are read anew behind their next visitor', async () => {
  await visit(world.process);
  await world.written();
  await told('product', 999_999);
  world.wordpress.asked.length = 0;
  await world.process.catalogue.celebrities('en', {});
  await expect.poll(() => world.wordpress.asked.length, { timeout: 5_000 }).toBeGreaterThan(0);
});
