import { createHash } from 'node:crypto';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { externalVideoHost } from '#app/server/backend/video/external-video-host.server.ts';
import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import type { Transport } from '#app/server/composition.server.ts';
import { answerVideoProgress, serveOrderVideo } from '#app/server/backend/video/videos.server.ts';
import { beginAnswerVideo } from '#app/server/backend/video/begin-answer-video.server.ts';
import { attachment } from '#backend/modules/video/transfer/serve-video.ts';
import { isVideoPath } from '#backend/modules/video/video-host.ts';
import type { Order } from '#domain/order/order.ts';
import { chunkBytes, chunkCount, chunkRange } from '#domain/video/video.ts';
import { sendAnswerChunk } from '#tests/support/orders/sent-chunk.ts';
import {
  startVideoHostServer,
  type VideoHostServer,
} from '#tests/support/servers/video-host-server.ts';

import { mp4Bytes, startAnswerVideos, type AnswerVideoFixture } from './answer-video-fixture.ts';

let fixture: AnswerVideoFixture;
let other: VideoHostServer;
let transport: Transport;
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () => Promise.resolve(transport),
}));

let order: Order;
beforeAll(async () => {
  fixture = await startAnswerVideos();
  other = await startVideoHostServer();
  const videoAuthorization = `Basic ${btoa(`${other.apiKey}:`)}`;
  const external = externalVideoHost(other.origin, videoAuthorization);
  transport = {
    ...fixture.transport,
    videoAuthorization,
    fetch: (request) =>
      isVideoPath(new URL(request.url).pathname)
        ? external.fetch(request)
        : fixture.transport.fetch(request),
    serveVideo: (videoId, request, downloadAs) =>
      external.serveVideo(videoId, request, downloadAs && attachment(`${downloadAs}.mp4`)),
  };
  const { rows } = await listOrders({ id: 0, role: 'administrator' }, { page: 1, status: null });
  const found = rows.find(({ status }) => status === 'processing');
  if (!found) throw new Error('No order waits for its video.');
  order = found;
});
afterAll(async () => {
  await other.close();
  await fixture.close();
});

it('an answer is relayed to another host, goes on there, and is watched and downloaded from it', async () => {
  const celebrity = { id: order.celebrityId ?? 0, role: 'celebrity' } as const;
  const file = mp4Bytes(chunkBytes + 1_000);
  const total = file.byteLength;
  const videoId = await beginAnswerVideo(order.id, total, celebrity);
  for (let index = 0; index < chunkCount(total); index += 1) {
    expect(await answerVideoProgress(order.id, videoId, celebrity)).toHaveLength(index);
    const range = chunkRange(index, total);
    const bytes = file.slice(range.start, range.end + 1);
    await sendAnswerChunk({ orderId: order.id, videoId, ...range, file: new Blob([bytes]) }, () =>
      Promise.resolve(celebrity),
    );
  }
  expect((await other.host.open(videoId))?.bytes).toBe(total);

  const watch = (download: boolean, headers: Record<string, string> = {}) =>
    serveOrderVideo(order.id, celebrity, new Request('http://app.test/', { headers }), {
      which: { kind: 'answer' },
      download,
    });
  const sent = await watch(true);
  expect(sent.headers.get('content-disposition')).toContain(`${order.number}.mp4`);
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  expect(digest(new Uint8Array(await sent.arrayBuffer()))).toBe(digest(file));
  const part = await watch(false, { range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(file.slice(10, 20));
});
