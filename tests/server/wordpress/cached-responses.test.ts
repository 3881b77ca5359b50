import { describe, expect, it, vi } from 'vitest';

import {
  ava,
  codeOf,
  joinProcesses,
  minute,
  night,
  openKeptWorld,
  photo,
  startProcess,
  visit,
} from './kept-world.ts';

/** Over the recorded WordPress, on a line that is held or cut. */
const world = openKeptWorld();

describe('what was read of a WordPress once', () => {
  it('is given at once after a night, and read anew behind it', async () => {
    const { catalogue } = world.process;
    const before = await catalogue.product(photo, 'en');
    await world.priceAt('99.00');
    world.later(night);
    const { promise: held, resolve: drainAndClose } = Promise.withResolvers<void>();
    world.line = () => held;
    expect(await catalogue.product(photo, 'en')).toEqual(before);
    drainAndClose();
    await vi.waitFor(async () => expect((await catalogue.product(photo, 'en')).price).toBe(9_900));
  });

  it('is there after a start, though the WordPress answers nothing', async () => {
    const before = await visit(world.process);
    await world.written();
    world.hang();
    world.later(night);
    expect(await visit(await startProcess(world))).toEqual(before);
  });

  it('is there while PHP is down, also what an order has changed since', async () => {
    const before = await visit(world.process);
    await world.written();
    world.isDown = true;
    world.later(6 * minute);
    await world.process.forgetStock([photo]);
    expect(await visit(world.process)).toEqual(before);
    expect(await visit(await startProcess(world))).toEqual(before);
    expect(await codeOf(world.process.catalogue.celebrity(3, 'en'))).toBe('backend_failed');
  });

  it('leaves when it is deleted in WordPress, and stays away while PHP is down', async () => {
    const { catalogue } = world.process;
    await catalogue.product(photo, 'en');
    await vi.waitFor(() => expect(world.answers.all.has(`product 4 [${photo},"en"]`)).toBe(true));
    world.wordpress.products.delete(photo);
    world.later(2 * minute);
    await catalogue.product(photo, 'en');
    await vi.waitFor(async () =>
      expect(await codeOf(catalogue.product(photo, 'en'))).toBe('not_found'),
    );
    await vi.waitFor(() => expect([...world.answers.all.keys()].join()).not.toContain('product 3'));
    world.isDown = true;
    const next = await startProcess(world);
    expect(await codeOf(next.catalogue.product(photo, 'en'))).toBe('backend_failed');
  });
});

describe('what is changed from here', () => {
  it('is forgotten at once in every world.process, and what it has nothing to do with is not', async () => {
    const other = await startProcess(world);
    const both = [world.process, other];
    joinProcesses(both);
    for (const one of both) await visit(one);
    await other.catalogue.celebrity(3, 'en');
    const { modified } = await world.process.getOwnProduct(ava, photo, 'en');
    const change = { id: photo, seen: modified, change: { price: 4_600 } };
    await world.process.changeProduct(ava, change, 'en');
    for (const { catalogue } of both) {
      expect((await catalogue.product(photo, 'en')).price).toBe(4_600);
      expect((await catalogue.productsOf(2, 'en')).rows[0]?.price).toBe(4_600);
    }
    world.isDown = true;
    expect((await other.catalogue.celebrity(3, 'en')).id).toBe(3);
  });

  it('is shown by no one any more where it was deleted, not even while PHP is down', async () => {
    await visit(world.process);
    await world.written();
    await world.process.removeProduct(ava, photo, 'en');
    world.isDown = true;
    for (const one of [world.process, await startProcess(world)]) {
      expect(await codeOf(one.catalogue.product(photo, 'en'))).not.toBe('done');
      expect(await codeOf(one.catalogue.productsOf(2, 'en'))).not.toBe('done');
    }
    expect(JSON.stringify([...world.answers.all.values()].map(({ about }) => about))).not.toContain(
      `product:${photo}`,
    );
  });

  it('is not covered by what was asked for before and answered after', async () => {
    const { catalogue } = world.process;
    const { promise: held, resolve: drainAndClose } = Promise.withResolvers<void>();
    let isAsked = false;
    world.line = async () => {
      isAsked = true;
      await held;
    };
    const early = catalogue.product(photo, 'en');
    await vi.waitFor(() => expect(isAsked).toBe(true));
    await world.process.invalidateCatalog([`product:${photo}`]);
    drainAndClose();
    await early;
    await vi.waitFor(() => expect(world.answers.all.has(`product 4 [${photo},"en"]`)).toBe(true));
    await world.priceAt('99.00');
    const next = await startProcess(world);
    expect((await next.catalogue.product(photo, 'en')).price).toBe(9_900);
  });
});

describe('before a process is sent visitors', () => {
  it('the main pages are read, in every language', async () => {
    await world.process.readAhead();
    world.hang();
    const { catalogue } = world.process;
    for (const locale of ['en', 'tr'] as const)
      await Promise.all([
        catalogue.celebrities(locale, {}),
        catalogue.products(locale, {}),
        catalogue.celebrities(locale, { category: 'music' }),
        catalogue.categories(locale),
        catalogue.menu('footer-links', locale),
        catalogue.content('about', locale),
      ]);
  });

  it('those that are kept count, so that a start waits for no WordPress', async () => {
    await world.process.readAhead();
    await world.written(60);
    world.hang();
    world.later(night);
    await (await startProcess(world)).readAhead();
  });

  it('nothing is waited for where it is down', async () => {
    world.isDown = true;
    await world.process.readAhead();
  });
});
