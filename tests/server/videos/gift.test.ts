import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { migrateStore } from '#app/server/db/migrate.server.ts';
import type { GiftDesk } from '#app/server/gifts/gift-desk.server.ts';
import { answerWithGiftVideo } from '#app/server/gifts/gift-video.server.ts';
import { makeGift, readOwnGift, revokeGift } from '#app/server/gifts/own-gift.server.ts';
import { noteWatched, readReceivedGift } from '#app/server/gifts/received-gift.server.ts';
import { giftsOf } from '#app/server/gifts/store/gift-links.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { accountLimits } from '#app/server/limits/limit-table.server.ts';
import { readThanks, removeThanks, sendThanks } from '#app/server/thanks/thanks.server.ts';
import { openPglite } from '#tests/support/databases/open-database.ts';
import { anyBackend } from '#tests/support/databases/tested-backends.ts';

import { shopOf } from '../orders/order-moves-shop.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

/** The client asks this back end, which is the real one in memory; a video is its id as text. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
  tables: null as unknown,
  desk: null as unknown,
  served: [] as string[],
  address: '',
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      // The embedded host sends browsers to an address that is good for an hour.
      fetch: (request: Request) => {
        const { pathname } = new URL(request.url);
        if (!pathname.startsWith('/vod/')) return world.fetch?.(request);
        const range = request.headers.get('range');
        const headers = range === null ? {} : { 'content-range': 'bytes 0-1/3' };
        const status = range === null ? 200 : 206;
        return Promise.resolve(new Response(pathname.slice(5), { status, headers }));
      },
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
      serveVideo: (id: string) => {
        world.served.push(id);
        const headers = { location: `/vod/${id}` };
        return Promise.resolve(new Response(null, { status: 302, headers }));
      },
    }),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(world.tables),
}));
vi.mock('#app/server/gifts/gift-desk.server.ts', () => ({
  openGiftDesk: () => Promise.resolve(world.desk),
}));
vi.mock('#app/platform/request/peer-address.server.ts', () => ({
  peerAddress: () => world.address,
}));

/** As many as an attacker would try, in `npm run test:full`. */
const guesses = process.env['DATABASES'] === 'all' ? 10_000 : 130;
const client = await openPglite();
const database = drizzle({ client });
world.tables = database;
const start = new Date('2026-06-01T10:00:00Z');
let now = start;
const limits = createAccountLimits(database);
const desk: GiftDesk = { database, limits, now: () => now };
world.desk = desk;
const newToken = () => randomBytes(32).toString('base64url');
beforeAll(() => migrateStore(database));
afterAll(() => client.close());

describe.each(anyBackend)('a delivered video on $name', (backend) => {
  const { actorOf, orderIn } = shopOf(backend, (fetch) => {
    world.fetch = fetch;
  });
  beforeAll(async () => {
    now = start;
    const tables = sql`app.gift_links, app.gift_watches, app.thanks, app.account_limits`;
    await database.execute(sql`truncate ${tables}`);
  });
  const give = async (orderId: number, revealAt: string | null = null, note = 'For you, Theo.') => {
    const gift = await makeGift(desk, actorOf('fan'), { orderId, note, revealAt });
    return gift?.token ?? '';
  };
  const read = (token: string, from = '192.0.2.1') => readReceivedGift(desk, token, from);
  const video = async (token: string, headers: Record<string, string> = {}) => {
    world.address = '192.0.2.1';
    const asked = new Request('https://astera.test/api/gift/x/video', { headers });
    const answer = await answerWithGiftVideo(asked, token);
    const { status } = answer;
    return { status, text: await answer.text(), headers: Object.fromEntries(answer.headers) };
  };

  it('is given away by its fan alone, with a link of which only a hash is kept', async () => {
    const orderId = await orderIn('completed');
    const gift = { orderId, note: 'For you.', revealAt: null };
    for (const name of ['celebrity', 'manager', 'admin']) {
      expect(await outcomeOf(makeGift(desk, actorOf(name), gift))).toBe('not_allowed');
    }
    expect(await outcomeOf(makeGift(desk, actorOf('fan2'), gift))).toBe('not_found');
    const early = { ...gift, orderId: await orderIn('processing') };
    expect(await outcomeOf(makeGift(desk, actorOf('fan'), early))).toBe('not_allowed');
    const late = { ...gift, revealAt: '2028-01-01T00:00:00Z' };
    expect(await outcomeOf(makeGift(desk, actorOf('fan'), late))).toBe('invalid_input');

    const token = await give(orderId);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await give(orderId)).toBe(token);
    const [row] = await giftsOf(database, actorOf('fan').id, 10);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'));
    expect(await read(token)).toMatchObject({ state: 'open', note: 'For you, Theo.' });
    expect(await outcomeOf(readOwnGift(desk, actorOf('fan2'), orderId))).toBe('not_found');
  });

  it('shows nothing of itself before its day, and then plays with ranges', async () => {
    const note = 'Happy birthday, dear Theo. See who sings for you tonight!';
    const orderId = await orderIn('completed');
    const token = await give(orderId, '2026-06-02T00:00:00Z', note);
    const opensOn = async () => (await readOwnGift(desk, actorOf('fan'), orderId))?.revealAt;
    expect(await opensOn()).toBe('2026-06-02T00:00:00.000Z');
    expect(await read(token)).toEqual({
      state: 'closed',
      from: expect.any(String),
      revealAt: '2026-06-02T00:00:00.000Z',
      teaser: 'Happy birthday…',
    });
    world.served.length = 0;
    const closed = await video(token);
    expect(closed).toEqual(await video(newToken()));
    const visit = { token, visitId: crypto.randomUUID() };
    expect(await outcomeOf(noteWatched(desk, visit, ''))).toBe('not_found');
    expect(world.served).toEqual([]);

    now = new Date('2026-06-02T00:00:00Z');
    expect(await opensOn()).toBeNull();
    expect(await read(token)).toMatchObject({ state: 'open', note, celebrityName: 'Ava Moreno' });
    expect(await video(token)).toMatchObject({
      ...{ status: 200, text: 'vi1' },
      headers: {
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      },
    });
    expect(await video(token, { range: 'bytes=0-1' })).toMatchObject({ status: 206 });
  });

  it('is counted once for each visit, and not when it is only looked at or loaded', async () => {
    const orderId = await orderIn('completed');
    const token = await give(orderId);
    await read(token);
    await video(token);
    await video(token, { range: 'bytes=0-1' });
    const watches = async () => (await readOwnGift(desk, actorOf('fan'), orderId))?.watches;
    expect(await watches()).toBe(0);
    const visitId = crypto.randomUUID();
    await Promise.all([1, 2].map(() => noteWatched(desk, { token, visitId }, '192.0.2.1')));
    await noteWatched(desk, { token, visitId: crypto.randomUUID() }, '192.0.2.1');
    expect(await watches()).toBe(2);
  });

  it('is gone with one press: its link is like one that never was', async () => {
    const orderId = await orderIn('completed');
    const token = await give(orderId);
    await revokeGift(desk, actorOf('fan2'), orderId);
    expect(await read(token)).toMatchObject({ state: 'open' });
    await revokeGift(desk, actorOf('fan'), orderId);
    expect(await video(token)).toEqual(await video(newToken()));
    expect(await outcomeOf(read(token, '192.0.2.77'))).toBe('not_found');
    expect(await readOwnGift(desk, actorOf('fan'), orderId)).toBeNull();
    expect(await give(orderId)).not.toBe(token);
  });

  it(`tells nothing to ${guesses} guesses, and stops a network that guesses`, async () => {
    const token = await give(await orderIn('completed'));
    const outcomes = new Map<unknown, number>();
    for (let guess = 0; guess < guesses; guess += 1) {
      const outcome = await outcomeOf(read(newToken(), '198.51.100.7'));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    const { points } = accountLimits.giftGuessPerAddress;
    expect([...outcomes]).toEqual([
      ['not_found', points],
      ['too_many_requests', guesses - points],
    ]);
    // Not even the right one is looked up for it; others open their gifts.
    expect(await outcomeOf(read(token, '198.51.100.7'))).toBe('too_many_requests');
    expect(await read(token, '203.0.113.5')).toMatchObject({ state: 'open' });
  });

  it('is thanked for once, in words that its celebrity reads and managers can take away', async () => {
    const orderId = await orderIn('completed');
    const own = { database, now: () => now };
    const said = { orderId, words: 'We all cried. Thank you!' };
    for (const name of ['celebrity', 'manager', 'admin']) {
      expect(await outcomeOf(sendThanks(own, actorOf(name), said))).toBe('not_allowed');
    }
    expect(await outcomeOf(sendThanks(own, actorOf('fan2'), said))).toBe('not_found');
    const open = { ...said, orderId: await orderIn('processing') };
    expect(await outcomeOf(sendThanks(own, actorOf('fan'), open))).toBe('not_allowed');
    await sendThanks(own, actorOf('fan'), said);
    expect(await outcomeOf(sendThanks(own, actorOf('fan'), said))).toBe('order_moved_on');
    const seenBy = (name: string) => readThanks(own, actorOf(name), [orderId]);
    for (const name of ['fan', 'celebrity', 'manager']) {
      expect(await seenBy(name)).toMatchObject([said]);
    }
    for (const name of ['fan2', 'priya']) expect(await seenBy(name)).toEqual([]);

    const manager = { ...actorOf('manager'), name: 'Mona' };
    const fan = { ...actorOf('fan'), name: 'Iris' };
    expect(await outcomeOf(removeThanks(own, fan, orderId))).toBe('not_allowed');
    await removeThanks(own, manager, orderId);
    expect(await seenBy('celebrity')).toEqual([]);
    expect(await outcomeOf(sendThanks(own, actorOf('fan'), said))).toBe('order_moved_on');
  });
});
