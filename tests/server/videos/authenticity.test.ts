import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { createLocalJWKSet, jwtVerify } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { checkFile, checkLink } from '#app/server/authenticity/check-video.server.ts';
import { answerWithKeys } from '#app/server/authenticity/record-key.server.ts';
import { recordDeliveredVideos } from '#app/server/authenticity/record-videos.server.ts';
import { forgetRecords } from '#app/server/authenticity/store/video-records.server.ts';
import { note } from '#app/server/backend/video/videos.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import type { GiftDesk } from '#app/server/gifts/gift-desk.server.ts';
import { makeGift } from '#app/server/gifts/own-gift.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { accountLimits } from '#app/server/limits/limit-table.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { openPglite } from '#tests/support/databases/open-database.ts';
import { anyBackend } from '#tests/support/databases/tested-backends.ts';

import { shopOf } from '../orders/order-moves-shop.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

/** The client asks this back end, which is the real one in memory; a video is `bytes of <id>`. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
  tables: null as unknown,
  served: [] as string[],
  isBroken: false,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => {
        const { pathname } = new URL(request.url);
        if (!pathname.startsWith('/vod/')) return world.fetch?.(request);
        return Promise.resolve(new Response(`bytes of ${pathname.slice(5)}`));
      },
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
      serveVideo: (id: string) => {
        world.served.push(id);
        if (world.isBroken) return Promise.resolve(new Response(null, { status: 503 }));
        // The embedded host sends browsers to an address that is good for an hour.
        const headers = { location: `/vod/${id}` };
        return Promise.resolve(new Response(null, { status: 302, headers }));
      },
    }),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(world.tables),
}));

const client = await openPglite();
const database = drizzle({ client });
world.tables = database;
let now = new Date('2026-06-01T10:00:00Z');
const desk: GiftDesk = { database, limits: createAccountLimits(database), now: () => now };
const origin = 'https://astera.test';
const hashOf = (videoId: string) =>
  createHash('sha256').update(`bytes of ${videoId}`).digest('hex');
const keySet = v.object({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.string() })) });
beforeAll(() => migrateStore(database));
afterAll(() => client.close());

describe.each(anyBackend)('the record of a delivered video on $name', (backend) => {
  const own = backend.name.replaceAll(/\W/g, '');
  const { actorOf, orderIn } = shopOf(backend, (fetch) => {
    world.fetch = fetch;
  });
  beforeEach(async () => {
    now = new Date('2026-06-01T10:00:00Z');
    world.isBroken = false;
    world.served.length = 0;
    const tables = sql`app.video_records, app.ledger_progress, app.gift_links, app.account_limits`;
    await database.execute(sql`truncate ${tables} cascade`);
  });
  const record = () => recordDeliveredVideos({ database, origin, now: () => now });
  const visitor = { address: '192.0.2.1', actor: null };
  const check = (hash: string) => checkFile(desk, hash, visitor);
  /** An order whose answer is a video that no other order has. */
  const delivered = async (videoId: string) => {
    const orderId = await orderIn('completed');
    await note(orderId, orderMeta.answerVideo, JSON.stringify({ videoId, bytes: 12 }));
    return orderId;
  };

  it('says whose a file is, and one changed byte makes it unknown', async () => {
    await delivered(`first-${own}`);
    await orderIn('processing');
    await record();
    const found = await check(hashOf(`first-${own}`));
    expect(found).toMatchObject({
      state: 'genuine',
      record: { celebrityName: 'Ava Moreno', isReplaced: false },
    });
    const changed = createHash('sha256').update('bytes of first!').digest('hex');
    expect(await check(changed)).toEqual({ state: 'unknown' });
    // Nothing of the fan or the order.
    expect(JSON.stringify(found)).not.toMatch(/orderId|customer|Iris/);
  });

  it('is signed with the key that the site publishes', async () => {
    const videoId = `signed-${own}`;
    await delivered(videoId);
    await record();
    const found = await check(hashOf(videoId));
    if (found.state !== 'genuine') throw new Error(found.state);
    const keys = v.parse(keySet, await (await answerWithKeys()).json());
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const { payload } = await jwtVerify(found.record.signed, createLocalJWKSet(keys), {
      issuer: origin,
    });
    expect(payload).toMatchObject({ sha256: hashOf(videoId), celebrity: 'Ava Moreno' });
    const tampered = found.record.signed.replace(/\.[^.]{5}/, '.AAAAA');
    await expect(jwtVerify(tampered, createLocalJWKSet(keys))).rejects.toThrow(/signature|Invalid/);
  });

  it('is written once, and again only for a new video, whose older one is called replaced', async () => {
    const orderId = await delivered(`old-${own}`);
    await record();
    world.served.length = 0;
    await record();
    expect(world.served).not.toContain(`old-${own}`);
    now = new Date('2026-06-01T11:00:00Z');
    await note(
      orderId,
      orderMeta.answerVideo,
      JSON.stringify({ videoId: `new-${own}`, bytes: 12 }),
    );
    await record();
    expect(await check(hashOf(`old-${own}`))).toMatchObject({
      record: { isReplaced: true },
    });
    expect(await check(hashOf(`new-${own}`))).toMatchObject({
      record: { isReplaced: false },
    });
  });

  it('is written later where the host does not give the file now', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const videoId = `late-${own}`;
    const orderId = await delivered(videoId);
    const fan = { address: '192.0.2.1', actor: actorOf('fan') };
    world.isBroken = true;
    await record();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    expect(await checkLink(desk, { orderId }, fan)).toEqual({ state: 'pending' });
    world.isBroken = false;
    await record();
    expect(await checkLink(desk, { orderId }, fan)).toMatchObject({ state: 'genuine' });
  });

  it('is found by a link, for who may follow that link, and not before a gift’s day', async () => {
    const orderId = await delivered(`linked-${own}`);
    await record();
    const gift = await makeGift(desk, actorOf('fan'), {
      orderId,
      note: '',
      revealAt: '2026-06-02T00:00:00Z',
    });
    const link = { gift: gift?.token ?? '' };
    expect(await checkLink(desk, link, visitor)).toEqual({ state: 'closed' });
    now = new Date('2026-06-02T00:00:00Z');
    expect(await checkLink(desk, link, visitor)).toMatchObject({ state: 'genuine' });
    expect(await checkLink(desk, { gift: 'x'.repeat(43) }, visitor)).toEqual({ state: 'unknown' });
    const states = [];
    for (const name of ['fan', 'fan2', 'celebrity', 'priya', 'manager']) {
      const asking = { address: '192.0.2.2', actor: actorOf(name) };
      states.push((await checkLink(desk, { orderId }, asking)).state);
    }
    expect(states).toEqual(['genuine', 'unknown', 'genuine', 'unknown', 'genuine']);
    expect(await checkLink(desk, { orderId }, visitor)).toEqual({ state: 'unknown' });
  });

  it('is not looked up for a network that asks without end, and goes with its celebrity', async () => {
    const videoId = `limited-${own}`;
    await delivered(videoId);
    await record();
    const { points } = accountLimits.videoChecksPerAddress;
    for (let asked = 0; asked < points; asked += 1) await check('0'.repeat(64));
    expect(await outcomeOf(check(hashOf(videoId)))).toBe('too_many_requests');
    const other = { address: '203.0.113.5', actor: null };
    expect(await checkFile(desk, hashOf(videoId), other)).toMatchObject({ state: 'genuine' });
    await forgetRecords(database, actorOf('celebrity').id);
    expect(await checkFile(desk, hashOf(videoId), other)).toEqual({ state: 'unknown' });
  });
});
