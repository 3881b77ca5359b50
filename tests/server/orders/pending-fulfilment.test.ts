import { describe, expect, it, vi } from 'vitest';

import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { finishFulfilment } from '#app/server/backend/orders/fulfilment/finish-fulfilment.server.ts';
import { undoFulfilment } from '#app/server/backend/orders/fulfilment/undo-fulfilment.server.ts';
import { addProof } from '#app/server/backend/orders/fulfilment/add-proof.server.ts';
import { beginAnswerVideo } from '#app/server/backend/video/begin-answer-video.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { Actor } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { outcomeOf } from './outcome-of.ts';
import { pendingShopOf, seconds } from './pending-world.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: world.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

describe.each(backends)('what is about to be sent, on $name', (backend) => {
  const shop = pendingShopOf(backend, (fetch) => {
    world.fetch = fetch;
  });
  const { actorOf, goodsId, orderIn } = shop;
  const { celebrity, lineOf, command, begun, hold, statusOf, earned, wireOf, patch } = shop;
  async function metaOf(id: number) {
    const { meta_data } = await wireOf(id);
    return Object.fromEntries(meta_data.map(({ key, value }) => [key, value]));
  }

  it('is neither seen nor earned nor told before its time, and is sent once', async () => {
    const id = await begun();
    const [fan, before] = [actorOf('fan'), await getOrder(id, celebrity())];
    const pending = await hold(id, 'Dear Iris,\nhello.');
    const untold = await getOrder(id, fan);
    expect(untold).toMatchObject({ status: 'processing', answers: [], pendingFulfilment: null });
    // Mails are written from events.
    expect(untold.events).toHaveLength(before.events.length);
    expect(await earned()).not.toContain(id);
    const { pendingFulfilment } = await getOrder(id, celebrity());
    expect(pendingFulfilment).toMatchObject({
      by: celebrity(),
      answers: [{ text: 'Dear Iris,\nhello.' }],
      droppedAt: null,
    });
    expect(pendingFulfilment?.leftMs).toBeGreaterThan(0);
    expect(pendingFulfilment?.leftMs).toBeLessThanOrEqual(seconds * 1_000);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => finishFulfilment(pending)));
    expect(outcomes.toSorted()).toEqual(['gone', 'gone', 'gone', 'sent']);
    expect(await finishFulfilment(pending)).toBe('gone');
    const sent = await getOrder(id, fan);
    expect([sent.status, sent.answers[0]?.text]).toEqual(['completed', 'Dear Iris,\nhello.']);
    expect(sent.events.slice(before.events.length)).toMatchObject([
      { from: 'processing', to: 'completed', by: 'celebrity' },
    ]);
    expect(await getOrder(id, celebrity())).toMatchObject({ pendingFulfilment: null });
    expect(await earned()).toContain(id);
  });

  it('is gone without a trace once it is undone, and something else can be sent', async () => {
    const id = await begun();
    const before = await metaOf(id);
    const first = await hold(id, 'Dear Irs,');
    expect(await undoFulfilment(first, celebrity())).toMatchObject({
      ...{ status: 'processing', pendingFulfilment: null, answers: [] },
    });
    expect(await metaOf(id)).toEqual({ ...before, [orderMeta.pendingFulfilment]: '' });
    // In another tab it is undone already.
    expect(await outcomeOf(undoFulfilment(first, celebrity()))).toBe('done');
    expect(await finishFulfilment(first)).toBe('gone');
    const second = await hold(id, 'Dear Iris,');
    expect(await outcomeOf(undoFulfilment(first, celebrity()))).toBe('order_moved_on');
    expect(await finishFulfilment(first)).toBe('gone');
    expect(await finishFulfilment(second)).toBe('sent');
    expect((await getOrder(id, actorOf('fan'))).answers).toMatchObject([{ text: 'Dear Iris,' }]);
    expect(await outcomeOf(undoFulfilment(second, celebrity()))).toBe('already_sent');
  });

  it('is either sent or undone, however close the two are', async () => {
    for (let round = 0; round < 6; round += 1) {
      const pending = await hold(await begun(), 'Hello.');
      const both = [
        () => finishFulfilment(pending),
        () => outcomeOf(undoFulfilment(pending, celebrity())),
      ] as const;
      const [sent, undone] =
        round % 2 === 0
          ? await Promise.all([both[0](), both[1]()])
          : (await Promise.all([both[1](), both[0]()])).toReversed();
      const status = await statusOf(pending.orderId);
      expect([
        ['sent', 'already_sent', 'completed'],
        ['gone', 'done', 'processing'],
      ]).toContainEqual([sent, undone, status]);
    }
  });

  it('stays what was pressed first, and nothing that goes along changes meanwhile', async () => {
    const id = await begun();
    const pending = await hold(id, 'First.');
    const lineId = await lineOf(id);
    expect(await outcomeOf(hold(id, 'Second.'))).toBe('order_moved_on');
    const second = await command(id, 'Second.');
    expect(await outcomeOf(moveOrder(second, celebrity()))).toBe('order_moved_on');
    expect(await outcomeOf(beginAnswerVideo(id, 100, celebrity()))).toBe('not_allowed');
    const user: User = { ...celebrity(), name: 'Ava', picture: null };
    const proof = addProof({ orderId: id, lineId }, { user, token: '' }, () => {
      throw new Error('No picture is made.');
    });
    expect(await outcomeOf(proof)).toBe('not_allowed');
    // Nor where the press and the upload come at the same moment.
    const noted = await patch(id, {
      meta_data: [
        { key: orderMeta.pendingFrom, value: '' },
        { key: orderMeta.openUpload, value: 'vi9' },
      ],
    });
    expect(noted).toMatchObject({ status: 409, body: { code: 'astera_order_moved_on' } });
    const completed = await patch(id, {
      status: 'completed',
      meta_data: [{ key: orderMeta.from, value: 'processing' }],
    });
    expect(completed.status).toBe(409);
    await finishFulfilment(pending);
    expect((await getOrder(id, actorOf('fan'))).answers).toMatchObject([{ text: 'First.' }]);
  });

  it('needs what fulfils the order, and no upload under way, when it is pressed', async () => {
    const id = await begun();
    expect(await outcomeOf(hold(id, ' '))).toBe('answer_missing');
    const goods = await orderIn('processing', false, goodsId());
    expect(await outcomeOf(hold(goods, ''))).toBe('answer_missing');
    await patch(id, { meta_data: [{ key: orderMeta.openUpload, value: 'vi2' }] });
    expect(await outcomeOf(hold(id, 'Hello.'))).toBe('upload_open');
    // The back end asks the same, since an upload may have begun at the same moment.
    const value = {
      ...{ id: 'p1', at: '2026-06-01T10:00:00Z', due: '2026-06-01T10:00:10Z', untracked: false },
      ...{ by: 'celebrity', actor: celebrity().id, trackingNumber: '' },
      lines: [{ line: await lineOf(id), kind: 'reply', text: 'Hello.' }],
    };
    const meta_data = [
      { key: orderMeta.actor, value: `celebrity:${celebrity().id}` },
      { key: orderMeta.pendingFrom, value: '' },
      { key: orderMeta.pendingFulfilment, value },
    ];
    expect(await patch(id, { meta_data })).toMatchObject({ body: { code: 'astera_upload_open' } });
    await patch(id, { meta_data: [{ key: orderMeta.openUpload, value: '' }] });
    const unanswered = meta_data.with(2, {
      key: orderMeta.pendingFulfilment,
      value: JSON.parse(JSON.stringify({ ...value, lines: [] })),
    });
    expect(await patch(id, { meta_data: unanswered })).toMatchObject({
      body: { code: 'astera_answer_missing' },
    });
    expect(await getOrder(id, celebrity())).toMatchObject({ pendingFulfilment: null });
  });

  it('is undone by anyone who may send it, and by no one else', async () => {
    const pending = await hold(await begun(), 'Hello.');
    const tried = async (actor: Actor) => outcomeOf(undoFulfilment(pending, actor));
    expect(await tried(actorOf('fan'))).toBe('not_allowed');
    expect(await tried(actorOf('manager'))).toBe('not_allowed');
    expect(await tried(actorOf('fan2'))).toBe('not_found');
    expect(await tried(actorOf('priya'))).toBe('not_found');
    // Of a celebrity who became a fan meanwhile the order is no one's any more.
    expect(await tried({ ...celebrity(), role: 'fan' })).toBe('not_found');
    expect(await statusOf(pending.orderId)).toBe('processing');
    expect(await tried(actorOf('admin'))).toBe('done');
  });
});
