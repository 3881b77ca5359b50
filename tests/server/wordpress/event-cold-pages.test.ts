import { expect, it } from 'vitest';

import { openKeptWorld, photo, type Process, startProcess, visit } from './kept-world.ts';

/** Over the recorded WordPress, on a line that is held after everything was read. */
const world = openKeptWorld();

async function told(kind: string, id: number): Promise<void> {
  const { noteBackendEvents } = await import('#app/server/backend/backend-events.server.ts');
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

/** The pages for which someone would wait now: the line hangs. */
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

it('word of one product makes no page cold', async () => {
  await visit(world.process);
  await world.written();
  const shows = [...world.answers.all.values()]
    .filter(({ about }) => about.includes(`product:${photo}`))
    .map(({ kind }) => kind);
  expect(shows).toContain('product');
  await told('product', photo);
  expect(await cold(world.process)).toEqual([]);
});

it('what changed is read anew at once, though no one visits it, and once for a burst', async () => {
  await visit(world.process);
  await world.written();
  const price = async () => (await world.process.catalogue.product(photo, 'en')).price;
  const before = await price();
  await world.priceAt('77.00');
  world.wordpress.asked.length = 0;
  for (let time = 0; time < 20; time += 1) await told('product', photo);
  const reads = () =>
    world.wordpress.asked.filter(({ path }) => path.includes(`/wc/v3/products/${photo}`)).length;
  expect(await price()).toBe(before);
  await expect.poll(price, { timeout: 5_000 }).toBe(7_700);
  expect(reads()).toBeLessThan(4);
});

it('what was being read when it changed is read once more', async () => {
  await visit(world.process);
  await world.written();
  let release: (value?: unknown) => void = () => undefined;
  world.line = () => new Promise((resolve) => (release = resolve));
  await told('product', photo);
  await expect.poll(() => release.length).toBe(1);
  world.line = () => Promise.resolve();
  await world.priceAt('78.00');
  await told('product', photo);
  release();
  const price = async () => (await world.process.catalogue.product(photo, 'en')).price;
  await expect.poll(price, { timeout: 5_000 }).toBe(7_800);
});

it('word of another product makes none of them cold', async () => {
  await visit(world.process);
  await world.written();
  await told('product', 999_999);
  expect(await cold(world.process)).toEqual([]);
});

it('word of one celebrity makes no page cold either', async () => {
  await visit(world.process);
  await world.written();
  await told('store', 2);
  expect(await cold(world.process)).toEqual([]);
});

it('a process that starts afterwards gives what shows it once more, and reads it anew behind', async () => {
  await visit(world.process);
  await world.written();
  await world.priceAt('79.00');
  // Nothing is read anew in the process that is told.
  world.hang();
  await told('product', photo);
  const next = await startProcess(world);
  expect(await cold(next)).toEqual([]);
  world.line = () => Promise.resolve();
  const later = await startProcess(world);
  const price = async () => (await later.catalogue.product(photo, 'en')).price;
  expect(await price()).not.toBe(7_900);
  await expect.poll(price, { timeout: 5_000 }).toBe(7_900);
});

it('a change made here is waited for, also of what a WordPress told of before', async () => {
  await visit(world.process);
  await world.written();
  world.hang();
  await told('product', photo);
  await world.process.invalidateCatalog([`product:${photo}`]);
  expect(await cold(world.process)).toContain('product');
  expect(await cold(await startProcess(world))).toContain('product');
});

it('word of an order makes no page cold', async () => {
  await visit(world.process);
  await world.written();
  await told('order', 156);
  expect(await cold(world.process)).toEqual([]);
});

it('lists that may show it from now on are read anew behind their next visitor', async () => {
  await visit(world.process);
  await world.written();
  await told('product', 999_999);
  world.wordpress.asked.length = 0;
  await world.process.catalogue.celebrities('en', {});
  await expect.poll(() => world.wordpress.asked.length, { timeout: 5_000 }).toBeGreaterThan(0);
});
