import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cachedResponsesIn } from '#app/server/wordpress/store/cached-responses.server.ts';
import { cleanCachedResponses } from '#app/server/wordpress/store/clean-cached-responses.server.ts';
import { cachedResponses } from '#app/server/wordpress/store/cached-responses.schema.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';

import { databases } from '#tests/support/databases/open-database.ts';

describe.each(databases)('answers of a WordPress that are kept, on $name', async ({ open }) => {
  const { database, beside, close } = await open('empty');
  const answers = cachedResponsesIn(database, 'https://shop.test');
  /** As another process has them. */
  const others = cachedResponsesIn(beside ?? database, 'https://shop.test');
  beforeAll(() => migrateStore(database));
  beforeEach(() => database.delete(cachedResponses));
  afterAll(close);

  const noon = Date.parse('2026-06-01T12:00:00Z');
  const at = (minutes: number) => new Date(noon + minutes * 60_000);
  const day = 24 * 60;

  async function keep(key: string, value: unknown, minutes = 0, more: object = {}): Promise<void> {
    const topics = ['product', `product:${key}`];
    const round = await answers.round(topics);
    const answer = { kind: 'product', key, value, readAt: at(minutes), topics, round };
    await answers.keep({ ...answer, about: [`product:${key}`, 'celebrity:5'], ...more });
  }
  const found = async (key: string, from = others) => (await from.find('product', key))?.value;

  it('are there for every process, the newest of each, and for this shop alone', async () => {
    expect(await answers.find('product', '62')).toBeNull();
    await keep('62', { title: 'Photo' }, 1);
    await keep('62', { title: 'older' }, 0);
    expect(await others.find('product', '62')).toEqual({
      ...{ value: { title: 'Photo' }, readAt: at(1), isOutdated: false, isDue: false },
    });
    expect(await found('62', cachedResponsesIn(database, 'https://another.test'))).toBeUndefined();
    await others.drop('product', '62');
    expect(await found('62')).toBeUndefined();
  });

  it('are outdated by a change of their kind or their subject, also where they were under way', async () => {
    const isOutdated = async (key: string) => (await others.find('product', key))?.isOutdated;
    const before = { round: await answers.round(['product', 'product:62']) };
    await keep('62', 1);
    await keep('63', 1);
    await answers.outdate(['product:62']);
    expect([await isOutdated('62'), await isOutdated('63')]).toEqual([true, false]);
    // Asked for before the change, answered after it.
    await keep('62', 1, 1, before);
    expect(await isOutdated('62')).toBe(true);
    await keep('62', 2, 2);
    expect(await isOutdated('62')).toBe(false);
    // Anyone who is late covers no newer one.
    await keep('62', 1, 3, before);
    expect(await found('62')).toBe(2);
    await Promise.all([
      answers.outdate(['product', 'facets']),
      others.outdate(['facets', 'product']),
    ]);
    expect([await isOutdated('62'), await isOutdated('63')]).toEqual([true, true]);
  });

  it('are outdated where they show what was changed, of whatever kind they are', async () => {
    const isOutdated = async (key: string) => (await others.find('product', key))?.isOutdated;
    await keep('62', 1);
    await keep('63', 1, 0, { about: ['product:63', 'celebrity:6'] });
    await answers.outdate([], [], ['celebrity:6']);
    expect([await isOutdated('62'), await isOutdated('63')]).toEqual([false, true]);
    await keep('63', 2, 1);
    expect(await isOutdated('63')).toBe(false);
  });

  it('are due where they are about or show what may have changed, until they are read anew', async () => {
    const state = async (key: string) => {
      const row = await others.find('product', key);
      return row && { isDue: row.isDue, isOutdated: row.isOutdated };
    };
    const due = { isDue: true, isOutdated: false };
    const plain = { isDue: false, isOutdated: false };
    const outdated = { isDue: false, isOutdated: true };
    await keep('62', 1);
    await keep('63', 1, 0, { about: ['product:63', 'product:62'] });
    await keep('64', 1);
    const before = { round: await answers.round(['product', 'product:62']) };
    await answers.renew(['product:62']);
    await answers.renew(['product:62', 'product:99']);
    expect([await state('62'), await state('63'), await state('64')]).toEqual([due, due, plain]);
    await keep('63', 2, 1);
    expect(await state('63')).toEqual(plain);
    // Asked for before it was told, answered after it.
    await keep('62', 1, 1, before);
    expect(await state('62')).toEqual(outdated);
    await answers.renew(['product:62']);
    expect(await state('62')).toEqual(outdated);
    await keep('62', 2, 2);
    await answers.renew(['product:62']);
    expect(await state('62')).toEqual(due);
    await answers.outdate(['product']);
    expect([await state('62'), await state('64')]).toEqual([outdated, outdated]);
  });

  it('are deleted with everything that shows what is gone', async () => {
    await keep('62', 1);
    await keep('63', 1);
    await answers.outdate(['product:62'], ['product:62']);
    expect([await found('62'), await found('63')]).toEqual([undefined, 1]);
    await answers.outdate(['product'], ['celebrity:5']);
    expect(await found('63')).toBeUndefined();
  });

  it('are cleaned of what is too old, and of the first ones where there are too many', async () => {
    const left = async (limits: { ageMs: number; bytes: number; rows: number }) => {
      await cleanCachedResponses(database, at(15 * day), limits);
      const rows = await database.select({ key: cachedResponses.key }).from(cachedResponses);
      return rows.map(({ key }) => key.split(' ')[1]).toSorted();
    };
    for (const number of [1, 2, 3, 4]) await keep(`${number}`, 'x'.repeat(98), number * day);
    const much = { ageMs: 14 * day * 60_000, bytes: 10_000, rows: 100 };
    await keep('0', 'old', 0);
    expect(await left(much)).toEqual(['1', '2', '3', '4']);
    expect(await left({ ...much, rows: 3 })).toEqual(['2', '3', '4']);
    expect(await left({ ...much, bytes: 250 })).toEqual(['3', '4']);
  });
});
