import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { withFanVideo } from '#app/server/orders/fan-video.server.ts';
import { relayTicketed } from '#app/server/uploads/relay-chunk.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { fanVideoProgress, removeFanVideo } from '#app/server/video/fan-video.server.ts';
import { beginFanVideo } from '#app/server/video/begin-fan-video.server.ts';
import { createOrder } from '#app/server/backend/orders/placing/order-placing.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { signInWithPassword } from '#app/server/backend/people/sign-in.server.ts';
import { serveOrderVideo } from '#app/server/backend/video/videos.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { outOfStockCode } from '#backend/contract/error.ts';
import { AppError } from '#domain/app-error.ts';
import type { VideoOfOrder } from '#domain/order/delivery/order-video.ts';
import type { Order } from '#domain/order/order.ts';
import type { Actor } from '#domain/account/role.ts';
import { chunkBytes, chunkRange, unusedFanVideos, videoMaxBytes } from '#domain/video/video.ts';

import {
  mp4Bytes,
  sha256,
  startAnswerVideos,
  type AnswerVideoFixture,
} from './answer-video-fixture.ts';
import { chunkRequest } from '#tests/support/orders/file-chunk.ts';
import type { SentChunk } from '#tests/support/orders/sent-chunk.ts';
import { password } from '#tests/support/databases/seed-world.ts';
import { openPglite } from '#tests/support/databases/open-database.ts';

let fixture: AnswerVideoFixture;
const client = await openPglite();
const database = drizzle({ client });
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () => Promise.resolve(fixture.transport),
}));
vi.mock('#app/server/accounts/store/accounts-store.server.ts', () => ({
  accountsStore: () => Promise.resolve({ database, limits: createAccountLimits(database) }),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(database),
}));

const total = chunkBytes + 1_000;
const file = mp4Bytes(total);
let fan: Actor;
let other: Actor;
let celebrity: Actor;
let token: string;
let productId: number;
let price: number;

beforeAll(async () => {
  await migrateStore(database);
  fixture = await startAnswerVideos();
  const session = await signInWithPassword('fan', password);
  token = session.token;
  fan = { id: session.user.id, role: 'fan' };
  const { rows } = await listOrders({ id: 0, role: 'administrator' }, { page: 1, status: null });
  const own = rows.find(({ customerId }) => customerId === fan.id);
  const foreign = rows.find(({ customerId }) => customerId !== fan.id);
  productId = own?.lines[0]?.productId ?? 0;
  price = own?.lines[0]?.price ?? 0;
  celebrity = { id: own?.celebrityId ?? 0, role: 'celebrity' };
  other = { id: foreign?.customerId ?? 0, role: 'fan' };
});
afterAll(async () => {
  await fixture.close();
  await client.close();
});
beforeEach(() => {
  fixture.fault = null;
});

function chunk(videoId: string, index: number): SentChunk {
  const range = chunkRange(index, total);
  return { videoId, ...range, file: new Blob([file.slice(range.start, range.end + 1)]) };
}

/** With the ticket that a fan was given when the upload began. */
const send = ({ videoId, ...sent }: SentChunk) =>
  relayTicketed({ userId: fan.id, videoId, orderId: null }, chunkRequest(sent));

async function wholeVideo(): Promise<string> {
  const videoId = await beginFanVideo(total, fan);
  await send(chunk(videoId, 0));
  await send(chunk(videoId, 1));
  return videoId;
}

/** Orders with a video, as the checkout does; answers the order. */
function order(video: string, checkout: string, personId = fan.id): Promise<Order> {
  const request = { service: 'sendVideo', answers: { description: 'Hear us.', video } } as const;
  return withFanVideo({ request, personId, checkout }, async (line) => {
    const { orderId } = await createOrder({
      customerId: fan.id,
      token,
      lines: [{ id: checkout, productId, price, quantity: 1, ...line }],
      delivery: null,
      paymentMethod: 'bankTransfer',
      key: checkout,
    });
    return getOrder(orderId, fan);
  });
}

const missing = { code: 'fan_video_missing' };
const watch = async (
  orderId: number,
  actor: Actor,
  which: VideoOfOrder = { kind: 'fan', lineId: null },
) => {
  const asked = new Request('http://app.test/');
  const answer = await serveOrderVideo(orderId, actor, asked, { which, download: true });
  return fixture.follow(answer);
};

describe('a fan’s own video', () => {
  it('goes with the order, and is watched by those who may see the order and by no one else', async () => {
    const video = await wholeVideo();
    const { id, number } = await order(video, crypto.randomUUID());
    const seen = await getOrder(id, fan);
    expect(seen.fanVideo).toEqual({ videoId: video, bytes: total });
    expect(seen.lines[0]).toMatchObject({
      answers: { description: 'Hear us.' },
      fanVideo: { videoId: video },
    });
    expect(seen.answerVideo).toBeNull();
    // Not by the celebrity before a manager has looked at it.
    await expect(watch(id, celebrity)).rejects.toMatchObject({ code: 'not_found' });
    const approval = { orderId: id, from: 'admin-approval', action: 'accept' } as const;
    await moveOrder(approval, { id: 998, role: 'manager' });
    for (const actor of [fan, celebrity, { id: 998, role: 'manager' } as const]) {
      const answer = await watch(id, actor);
      expect(answer.headers.get('content-disposition')).toContain(`${number}.mp4`);
      expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(file));
    }
    const line = seen.lines[0]?.id ?? 0;
    expect((await watch(id, fan, { kind: 'fan', lineId: line })).status).toBe(200);
    for (const [actor, which] of [
      [other, { kind: 'fan', lineId: null }],
      [
        { id: 4_711, role: 'celebrity' },
        { kind: 'fan', lineId: null },
      ],
      [fan, { kind: 'fan', lineId: line + 1 }],
      [fan, { kind: 'answer' }],
    ] as const) {
      await expect(watch(id, actor, which)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('makes one order, however often the same checkout is sent, and no second one', async () => {
    const video = await wholeVideo();
    const checkout = crypto.randomUUID();
    const orders = await Promise.all([order(video, checkout), order(video, checkout)]);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    await expect(order(video, crypto.randomUUID())).rejects.toMatchObject(missing);
    const other = { ...chunk(video, 1), file: new Blob([mp4Bytes(1_000)]) };
    await expect(send(other)).rejects.toMatchObject({ code: 'bad_chunk' });
    await removeFanVideo(video, fan);
    expect((await watch(orders[0].id, fan)).status).toBe(200);
  });

  it('is ordered with once by twenty checkouts at the same moment', async () => {
    const video = await wholeVideo();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => order(video, crypto.randomUUID())),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is no one else’s: not to ask about, to order with or to remove', async () => {
    const video = await wholeVideo();
    const gone = { code: 'not_found' };
    await expect(fanVideoProgress(video, other)).rejects.toMatchObject(gone);
    await expect(order(video, crypto.randomUUID(), other.id)).rejects.toMatchObject(missing);
    await removeFanVideo(video, other);
    expect(await fanVideoProgress(video, fan)).toHaveLength(2);
  });

  it('is not ordered with before it is whole, nor when it is none', async () => {
    const video = await beginFanVideo(total, fan);
    await send(chunk(video, 0));
    expect(await fanVideoProgress(video, fan)).toMatchObject([{ from: 0, to: chunkBytes - 1 }]);
    for (const id of [video, `vi${'0'.repeat(32)}`, '..']) {
      await expect(order(id, crypto.randomUUID())).rejects.toMatchObject(missing);
    }
    await send(chunk(video, 1));
    expect((await order(video, crypto.randomUUID())).fanVideo).toMatchObject({ videoId: video });
  });

  it('is good for another checkout when its order is refused, and kept when no one knows', async () => {
    const video = await wholeVideo();
    const [first, second, third] = [1, 2, 3].map(() => crypto.randomUUID());
    if (!first || !second || !third) throw new Error('no keys');
    const refuse =
      (status: number, code = '') =>
      (call: string) =>
        call === 'POST /wp-json/wc/v3/orders'
          ? Response.json({ code, message: '', data: { status } }, { status })
          : null;
    fixture.fault = refuse(409, outOfStockCode);
    await expect(order(video, first)).rejects.toMatchObject({ code: 'sold_out' });
    fixture.fault = refuse(503);
    await expect(order(video, second)).rejects.toBeInstanceOf(AppError);
    fixture.fault = null;
    await expect(order(video, third)).rejects.toMatchObject(missing);
    expect((await order(video, second)).fanVideo).toMatchObject({ videoId: video });
  });

  it('is refused when it is no video, too large, or sent by someone who is no fan', async () => {
    const video = await beginFanVideo(total, fan);
    const text = {
      ...chunk(video, 0),
      file: new Blob(['Dear Danae, '.repeat(500_000)]).slice(0, chunkBytes),
    };
    await expect(send(text)).rejects.toMatchObject({ code: 'not_a_video' });
    const short = { ...chunk(video, 0), file: new Blob(['short']) };
    await expect(send(short)).rejects.toMatchObject({ code: 'bad_chunk' });
    await expect(beginFanVideo(videoMaxBytes + 1, fan)).rejects.toMatchObject({
      code: 'video_too_large',
    });
    for (const role of ['celebrity', 'manager'] as const) {
      await expect(beginFanVideo(total, { id: 3, role })).rejects.toMatchObject({
        code: 'not_allowed',
      });
    }
  });

  it('gives way when too many are unused, the oldest first, and never one that was ordered with', async () => {
    const ordered = await wholeVideo();
    const { id } = await order(ordered, crypto.randomUUID());
    const videos: string[] = [];
    for (let count = 0; count <= unusedFanVideos; count += 1) {
      videos.push(await beginFanVideo(total, fan));
    }
    const [oldest = '', ...kept] = videos;
    await expect(fanVideoProgress(oldest, fan)).rejects.toMatchObject({ code: 'not_found' });
    for (const video of kept) expect(await fanVideoProgress(video, fan)).toEqual([]);
    expect((await watch(id, fan)).status).toBe(200);
  });
});
