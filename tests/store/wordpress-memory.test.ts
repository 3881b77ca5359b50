import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrateStore } from '#app/server/db/migrate.server.ts';
import { wordpressMemory } from '#app/server/wordpress/store/wordpress-memory.server.ts';
import { databases } from '#tests/support/databases/open-database.ts';

describe.each(databases)('what is kept of a WordPress, on $name', async ({ open }) => {
  const { database, close } = await open('empty');
  const memory = wordpressMemory(database);
  beforeAll(() => migrateStore(database));
  afterAll(close);

  const readAt = new Date('2026-06-01T10:00:00Z');

  it('keeps the last snapshot of each name, with when it was read, until it is dropped', async () => {
    expect(await memory.snapshot('catalogue')).toBeNull();
    await memory.keepSnapshot('catalogue', { vendors: [1] }, new Date(0));
    await memory.keepSnapshot('catalogue', { vendors: [1, 2] }, readAt);
    await memory.keepSnapshot('orders', null, readAt);
    expect(await memory.snapshot('catalogue')).toEqual({ value: { vendors: [1, 2] }, readAt });
    await memory.dropSnapshot('catalogue');
    expect(await memory.snapshot('catalogue')).toBeNull();
    expect(await memory.snapshot('orders')).toEqual({ value: null, readAt });
  });

  it('lends a name to one at a time, until it is given back or the time is over', async () => {
    const at = (second: number) => new Date(readAt.getTime() + second * 1000);
    const takes = await Promise.all([1, 2, 3].map(() => memory.lease('order 7', at(0), at(20))));
    expect(takes.filter(Boolean)).toHaveLength(1);
    expect(await memory.lease('order 8', at(1), at(21))).toBe(true);
    expect(await memory.lease('order 7', at(19), at(39))).toBe(false);
    expect(await memory.lease('order 7', at(21), at(41))).toBe(true);
    // Anyone who was too late gives back nothing of the next one's.
    await memory.release('order 7', at(20));
    expect(await memory.lease('order 7', at(22), at(42))).toBe(false);
    await memory.release('order 7', at(41));
    expect(await memory.lease('order 7', at(22), at(42))).toBe(true);
  });

  it('keeps one row of facts an order, the newest', async () => {
    await memory.keepOrders([]);
    await memory.keepOrders(Array.from({ length: 100 }, (_, id) => ({ id, status: 'on-hold' })));
    const newest = { id: 7, status: 'processing' };
    await memory.keepOrders([newest]);
    await memory.dropOrders(Array.from({ length: 98 }, (_, id) => id + 2).filter((id) => id !== 7));
    const rows = await memory.orders();
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual(newest);
  });
});
