import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { beginAnswerVideo } from '#app/server/backend/video/begin-answer-video.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';
import type { QualityPromise } from '#domain/service/quality-promise.ts';
import { chunkRange } from '#domain/video/video.ts';

import { anyBackend } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { sendAnswerChunk } from '#tests/support/orders/sent-chunk.ts';
import { startAnswerVideos, type AnswerVideoFixture } from './answer-video-fixture.ts';

let fixture: AnswerVideoFixture;
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () => Promise.resolve(fixture.transport),
}));

const halfMinute = 'tests/support/media/half-minute.mp4';
const shortAndSilent = 'tests/support/media/short-and-silent.mp4';

describe.each(anyBackend)('what was promised of a video on $name', (backend) => {
  let own: Order;
  let celebrity: Actor;

  beforeAll(async () => {
    fixture = await startAnswerVideos(backend);
    const administrator: Actor = { id: 999, role: 'administrator' };
    const { rows } = await listOrders(administrator, { page: 1, status: 'processing' });
    const found = rows.find(({ celebrityName }) => celebrityName === 'Ava Moreno');
    if (!found) throw new Error('There is no order.');
    own = found;
    celebrity = { id: own.celebrityId ?? 0, role: 'celebrity' };
  });
  afterAll(() => fixture.close());
  beforeEach(() => {
    vi.restoreAllMocks();
  });

  async function promise(quality: QualityPromise) {
    const body = { meta_data: [{ key: orderMeta.quality, value: JSON.stringify(quality) }] };
    await fixture.transport.fetch(
      new Request(`http://shop.test/wp-json/wc/v3/orders/${own.id}`, {
        method: 'PATCH',
        headers: { authorization: serviceAuthorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  }
  async function upload(path: string) {
    const file = new Uint8Array(await readFile(path));
    const videoId = await beginAnswerVideo(own.id, file.length, celebrity);
    await sendAnswerChunk(
      { orderId: own.id, videoId, ...chunkRange(0, file.length), file: new Blob([file]) },
      () => Promise.resolve(celebrity),
    );
    return getOrder(own.id, celebrity);
  }
  const fulfil = (nameSpoken?: boolean) =>
    moveOrder(
      {
        ...({ orderId: own.id, from: 'processing', action: 'fulfil' } as const),
        ...{ trackingNumber: '', untracked: false, answers: [] },
        ...(nameSpoken === undefined ? {} : { nameSpoken }),
      },
      celebrity,
    );

  it('is kept with the order, and a video that breaks it is not sent, nor lost', async () => {
    await promise({ seconds: 30, sound: true, nameSpoken: true });
    const { answerVideo, quality } = await upload(shortAndSilent);
    expect(quality).toEqual({ seconds: 30, sound: true, nameSpoken: true });
    expect(answerVideo).toMatchObject({ seconds: 4, sound: false });
    await expect(fulfil(true)).rejects.toMatchObject({
      code: 'video_below_promise',
      fields: { seconds: '4', sound: 'no-sound' },
    });
    expect(await getOrder(own.id, celebrity)).toMatchObject({ status: 'processing', answerVideo });
  });

  it('is looked at again for a video that could not be looked into when it arrived', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { serveVideo } = fixture.transport;
    const broken = () => Promise.resolve(new Response(null, { status: 503 }));
    Object.assign(fixture.transport, { serveVideo: broken });
    const { answerVideo } = await upload(shortAndSilent);
    expect(said).toHaveBeenCalled();
    expect(answerVideo?.seconds).toBeUndefined();
    Object.assign(fixture.transport, { serveVideo });
    await expect(fulfil(true)).rejects.toMatchObject({ code: 'video_below_promise' });
  });

  it('is kept by a video that is long enough, once the celebrity says that it has the name', async () => {
    const { answerVideo } = await upload(halfMinute);
    expect(Math.round(answerVideo?.seconds ?? 0)).toBe(31);
    expect(answerVideo?.sound).toBe(true);
    await expect(fulfil()).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { nameSpoken: 'name-spoken' },
    });
    expect((await fulfil(true)).status).toBe('completed');
  });
});
