import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { answerVideoProgress, serveOrderVideo } from '#app/server/backend/video/videos.server.ts';
import { beginAnswerVideo } from '#app/server/backend/video/begin-answer-video.server.ts';
import type { Order } from '#domain/order/order.ts';
import type { Actor } from '#domain/account/role.ts';
import { chunkBytes, chunkRange, videoMaxBytes } from '#domain/video/video.ts';

import { anyBackend } from '#tests/support/databases/tested-backends.ts';
import { sendAnswerChunk, type SentChunk } from '#tests/support/orders/sent-chunk.ts';
import {
  mp4Bytes,
  sha256,
  startAnswerVideos,
  type AnswerVideoFixture,
} from './answer-video-fixture.ts';

let fixture: AnswerVideoFixture;
// The gateway finds its back end in this one module; the test's is as real, but in memory and in a temporary folder.
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () => Promise.resolve(fixture.transport),
}));

const administrator: Actor = { id: 999, role: 'administrator' };
const total = chunkBytes + 1_000;
type OwnChunk = SentChunk & { readonly orderId: number };

describe.each(anyBackend)('an answer video on $name', (backend) => {
  let own: Order;
  let foreign: Order;
  let waiting: Order;
  let celebrity: Actor;
  let file: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    fixture = await startAnswerVideos(backend);
    const { rows: orders } = await listOrders(administrator, { page: 1, status: null });
    const find = (status: string, isAvas: boolean) => {
      const found = orders.find(
        (one) => one.status === status && (one.celebrityName === 'Ava Moreno') === isAvas,
      );
      if (!found) throw new Error(`There is no order ${status}.`);
      return found;
    };
    own = find('processing', true);
    foreign = find('processing', false);
    waiting = find('on-hold', true);
    celebrity = { id: own.celebrityId ?? 0, role: 'celebrity' };
  });
  afterAll(() => fixture.close());
  beforeEach(() => {
    file = mp4Bytes(total);
    fixture.calls.length = 0;
    fixture.fault = null;
  });

  const begin = () => beginAnswerVideo(own.id, total, celebrity);

  /** Chunk `index` of the file of this test, changed as the case says; a changed range comes with as many bytes. */
  function chunk(videoId: string, index: number, changed: Partial<OwnChunk> = {}): OwnChunk {
    const range = chunkRange(index, total);
    const { start, end } = { ...range, ...changed };
    const bytes =
      start === range.start && end === range.end
        ? file.slice(start, end + 1)
        : mp4Bytes(Math.max(12, end - start + 1));
    return { orderId: own.id, videoId, ...range, file: new Blob([bytes]), ...changed };
  }

  const send = (sent: OwnChunk, actor = celebrity) =>
    sendAnswerChunk(sent, () => Promise.resolve(actor));
  const foreignVideo = () =>
    beginAnswerVideo(foreign.id, total, { id: foreign.celebrityId ?? 0, role: 'celebrity' });
  const named = () => fixture.calls.filter((call) => call.startsWith('PATCH')).length;
  const folders = async () =>
    (await readdir(fixture.folder)).filter((name) => name.startsWith('vi')).toSorted();

  async function watched(headers: Record<string, string> = {}): Promise<Response> {
    // Its fan sees it once it is sent.
    const watcher: Actor = { id: own.celebrityId ?? 0, role: 'celebrity' };
    const answer = await serveOrderVideo(own.id, watcher, new Request('http://app.test/'), {
      which: { kind: 'answer' },
      download: true,
    });
    return fixture.follow(answer, headers);
  }

  async function watchedDigest(): Promise<string> {
    return sha256(new Uint8Array(await (await watched()).arrayBuffer()));
  }

  describe('a chunk that is taken', () => {
    it('may come before the one in front of it, and again, and the order is named once', async () => {
      const videoId = await begin();
      fixture.calls.length = 0;
      await send(chunk(videoId, 1));
      await send(chunk(videoId, 1));
      expect(named()).toBe(0);
      await send(chunk(videoId, 0));
      await send(chunk(videoId, 0));
      await send(chunk(videoId, 1));
      await answerVideoProgress(own.id, videoId, celebrity);
      expect(named()).toBe(1);
      expect(await watchedDigest()).toBe(sha256(file));
    });

    it('is named in the order at the next question, when that broke off', async () => {
      const videoId = await begin();
      await send(chunk(videoId, 0));
      fixture.fault = (call) =>
        call.startsWith('PATCH') ? new Response('', { status: 503 }) : null;
      await expect(send(chunk(videoId, 1))).rejects.toMatchObject({ code: 'backend_failed' });
      fixture.fault = null;
      await answerVideoProgress(own.id, videoId, celebrity);
      expect(await watchedDigest()).toBe(sha256(file));
    });
  });

  describe('another take', () => {
    it('takes the place of one that is on its way', async () => {
      const first = await begin();
      await send(chunk(first, 0));
      const second = await begin();
      expect(await folders()).not.toContain(first);
      await expect(send(chunk(first, 1))).rejects.toMatchObject({ code: 'not_found' });
      await expect(answerVideoProgress(own.id, first, celebrity)).rejects.toMatchObject({
        code: 'not_found',
      });
      await send(chunk(second, 0));
      await send(chunk(second, 1));
      expect(await watchedDigest()).toBe(sha256(file));
    });

    it('takes the place of a complete one once it is complete itself, and for good', async () => {
      const first = await begin();
      await send(chunk(first, 0));
      await send(chunk(first, 1));
      const before = sha256(file);
      file = mp4Bytes(total);
      const second = await begin();
      await send(chunk(second, 0));
      expect(await watchedDigest()).toBe(before);
      await expect(answerVideoProgress(own.id, first, celebrity)).rejects.toMatchObject({
        code: 'not_found',
      });
      await send(chunk(second, 1));
      expect(await watchedDigest()).toBe(sha256(file));
      expect(await folders()).not.toContain(first);
      expect(await folders()).toContain(second);
    });
  });

  it('a complete answer is downloaded under a telling name', async () => {
    const videoId = await begin();
    await send(chunk(videoId, 0));
    await send(chunk(videoId, 1));
    const response = await watched({ range: 'bytes=0-11' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''Ava%20Moreno%20${own.number}.mp4`,
    );
  });

  if (!backend.isOurs) return;
  // What the video host says is the same whatever keeps the orders.

  describe('a chunk that is refused', () => {
    it.each<[string, string, (videoId: string) => Partial<OwnChunk>]>([
      ['another total than before', 'bad_chunk', () => ({ total: total + 1, end: total })],
      ['a range that overlaps its neighbour', 'bad_chunk', () => ({ start: chunkBytes - 1 })],
      ['a range inside a chunk', 'bad_chunk', () => ({ start: chunkBytes + 1 })],
      ['a negative range', 'bad_chunk', () => ({ start: -chunkBytes, end: -1 })],
      ['a range that ends before it starts', 'bad_chunk', () => ({ end: 0 })],
      ['a range behind the end', 'bad_chunk', () => ({ start: 2 * chunkBytes, end: total - 1 })],
      ['fewer bytes than its range', 'bad_chunk', () => ({ file: new Blob(['short']) })],
      ['more bytes than its range', 'bad_chunk', () => ({ file: new Blob([mp4Bytes(1_001)]) })],
      ['a total over the limit', 'video_too_large', () => ({ total: videoMaxBytes + 1 })],
      ['an unknown video', 'not_found', () => ({ videoId: `vi${'0'.repeat(32)}` })],
      ['a path instead of a video', 'not_found', () => ({ videoId: '../incoming' })],
    ])('%s is answered with %s, and what was stored stays', async (_, code, changed) => {
      const videoId = await begin();
      await send(chunk(videoId, 0));
      const wrong = chunk(videoId, 1, changed(videoId));
      await expect(send(wrong)).rejects.toMatchObject({ code });
      expect(await answerVideoProgress(own.id, videoId, celebrity)).toMatchObject([
        { from: 0, to: chunkBytes - 1 },
      ]);
      await send(chunk(videoId, 1));
      expect(await watchedDigest()).toBe(sha256(file));
    });

    it('a text that calls itself a video', async () => {
      const videoId = await begin();
      const text = new Blob(['Dear Danae, '.repeat(1_000_000)]).slice(0, chunkBytes);
      const wrong = chunk(videoId, 0, { file: text });
      await expect(send(wrong)).rejects.toMatchObject({ code: 'not_a_video' });
      expect(await answerVideoProgress(own.id, videoId, celebrity)).toEqual([]);
    });

    it('other bytes for a complete video, and asking about a video of another order', async () => {
      const theirs = await foreignVideo();
      await expect(answerVideoProgress(own.id, theirs, celebrity)).rejects.toMatchObject({
        code: 'not_found',
      });

      const videoId = await begin();
      await send(chunk(videoId, 0));
      await send(chunk(videoId, 1));
      const changed = chunk(videoId, 1, { file: new Blob([mp4Bytes(1_000)]) });
      await expect(send(changed)).rejects.toMatchObject({ code: 'bad_chunk' });
      expect(await watchedDigest()).toBe(sha256(file));
    });

    it.each<[string, string, (videoId: string) => Promise<[Partial<OwnChunk>, Actor]>]>([
      ['the order of someone else', 'not_found', async () => [{ orderId: foreign.id }, celebrity]],
      ['an unaccepted order', 'not_allowed', async () => [{ orderId: waiting.id }, celebrity]],
      ['a fan', 'not_allowed', async () => [{}, { id: own.customerId, role: 'fan' }]],
      ['a manager', 'not_allowed', async () => [{}, { id: 998, role: 'manager' }]],
      [
        'a video that is not its order’s',
        'not_found',
        async () => [{ videoId: await foreignVideo() }, celebrity],
      ],
    ])('the last one for %s, and its order names nothing', async (_, code, made) => {
      const videoId = await begin();
      const [changed, actor] = await made(videoId);
      const sent = chunk(videoId, 1, changed);
      await send({ ...chunk(videoId, 0), videoId: sent.videoId });
      fixture.calls.length = 0;
      await expect(send(sent, actor)).rejects.toMatchObject({ code });
      expect(named()).toBe(0);
    });

    it('anything begun by the fan or the manager, who do not answer', async () => {
      const fan: Actor = { id: own.customerId, role: 'fan' };
      for (const actor of [fan, { id: 998, role: 'manager' } as const]) {
        await expect(beginAnswerVideo(own.id, total, actor)).rejects.toMatchObject({
          code: 'not_allowed',
        });
      }
    });
  });

  describe('a video host in trouble', () => {
    it.each([
      [500, 'backend_failed'],
      [503, 'backend_failed'],
      [507, 'backend_failed'],
      [401, 'backend_failed'],
      [429, 'too_many_requests'],
      [413, 'video_too_large'],
      [400, 'bad_chunk'],
      [404, 'not_found'],
    ])('that answers %i is told as %s, and the chunk can be sent again', async (status, code) => {
      const videoId = await begin();
      fixture.fault = (call) => (call.endsWith('/source') ? new Response('', { status }) : null);
      await expect(send(chunk(videoId, 0))).rejects.toMatchObject({ code });
      fixture.fault = null;
      await send(chunk(videoId, 0));
      await send(chunk(videoId, 1));
      expect(await watchedDigest()).toBe(sha256(file));
    });

    it('that is full says so, at the beginning and on the way', async () => {
      const type = 'https://docs.api.video/reference/storage-full';
      const videoId = await begin();
      for (const [path, work] of [
        ['/source', () => send(chunk(videoId, 0))],
        ['/videos', begin],
      ] as const) {
        fixture.fault = (call) =>
          call.endsWith(path) ? Response.json({ type }, { status: 503 }) : null;
        await expect(work()).rejects.toMatchObject({ code: 'storage_full' });
        fixture.fault = null;
      }
      await send(chunk(videoId, 0));
    });

    it('that cannot write is no fault of the chunk', async () => {
      const videoId = await begin();
      const incoming = join(fixture.folder, 'incoming');
      await rename(incoming, `${incoming}-away`);
      await writeFile(incoming, 'in the way');
      await expect(send(chunk(videoId, 0))).rejects.toMatchObject({ code: 'backend_failed' });
      await rename(`${incoming}-away`, join(fixture.folder, 'kept'));
      await rename(incoming, join(fixture.folder, 'moved'));
      await rename(join(fixture.folder, 'kept'), incoming);
      await send(chunk(videoId, 0));
      await send(chunk(videoId, 1));
      expect(await watchedDigest()).toBe(sha256(file));
    });
  });
});
