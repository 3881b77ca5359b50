import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import type { ServiceKind } from '#domain/service/service.ts';

import { anyBackend } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { shopOf } from './order-moves-shop.ts';
import { outcomeOf } from './outcome-of.ts';

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

describe.each(anyBackend)('an order is fulfilled on $name', (backend) => {
  const { fixture, actorOf, goodsId, orderIn } = shopOf(backend, (fetch) => {
    world.fetch = fetch;
  });
  const celebrity = () => actorOf('celebrity');

  async function serviceId(kind: ServiceKind): Promise<number> {
    const { body } = await fixture().ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
    const store = v
      .parse(vendorListSchema, body)
      .find(({ vendor_id }) => vendor_id === celebrity().id);
    const found = store?.vendor_services?.find(({ service }) => service === kind);
    if (!found) throw new Error(`${kind} is not offered`);
    return found.id;
  }
  async function firstLine(orderId: number): Promise<number> {
    return (await getOrder(orderId, celebrity())).lines[0]?.id ?? 0;
  }
  interface Typed {
    readonly text?: string;
    readonly trackingNumber?: string;
    readonly untracked?: boolean;
  }
  async function fulfil(orderId: number, { text, ...parcel }: Typed): Promise<unknown> {
    const lineId = await firstLine(orderId);
    return outcomeOf(
      moveOrder(
        {
          ...({ orderId, from: 'processing', action: 'fulfil' } as const),
          ...{ trackingNumber: '', untracked: false, ...parcel },
          answers: text === undefined ? [] : [{ lineId, text }],
        },
        celebrity(),
      ),
    );
  }

  it('of a message with a reply, which its fan reads once it is sent', async () => {
    const id = await orderIn('processing', false, await serviceId('sendMessage'));
    expect(await fulfil(id, {})).toBe('answer_missing');
    expect(await fulfil(id, { text: '   ' })).toBe('answer_missing');
    expect((await getOrder(id, actorOf('fan'))).status).toBe('processing');
    expect(await fulfil(id, { text: 'Dear Iris,\nhello.' })).toBe('done');
    const { status, answers } = await getOrder(id, actorOf('fan'));
    expect([status, answers]).toEqual([
      'completed',
      [{ lineId: await firstLine(id), kind: 'reply', text: 'Dear Iris,\nhello.' }],
    ]);
  });

  it('of goods with a tracking number, or with the word that there is none', async () => {
    const [tracked, untracked] = [
      await orderIn('processing', false, goodsId()),
      await orderIn('processing', false, goodsId()),
    ];
    expect(await fulfil(tracked, { text: 'It is on its way.' })).toBe('answer_missing');
    expect(await fulfil(tracked, { trackingNumber: 'RR 1' })).toBe('done');
    expect(await fulfil(untracked, { untracked: true })).toBe('done');
    expect(await getOrder(untracked, actorOf('fan'))).toMatchObject({
      trackingId: null,
      untracked: true,
    });
  });

  it('is not completed past the rules by the app for anyone', async () => {
    const id = await orderIn('processing', false, await serviceId('sendMessage'));
    const { status, body } = await fixture().ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
      authorization: serviceAuthorization,
      body: {
        status: 'completed',
        meta_data: [{ key: orderMeta.actor, value: `celebrity:${celebrity().id}` }],
      },
    });
    expect([status, body]).toMatchObject([409, { code: 'astera_answer_missing' }]);
  });

  it('never while a video of it is being uploaded, nor is the older one shown to the fan', async () => {
    const id = await orderIn('processing');
    const note = (value: string) =>
      fixture().ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
        authorization: serviceAuthorization,
        body: { meta_data: [{ key: orderMeta.openUpload, value }] },
      });
    await note('vi2');
    expect(await fulfil(id, {})).toBe('upload_open');
    const { status, body } = await fixture().ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
      authorization: serviceAuthorization,
      body: {
        status: 'completed',
        meta_data: [{ key: orderMeta.actor, value: `celebrity:${celebrity().id}` }],
      },
    });
    expect([status, body]).toMatchObject([409, { code: 'astera_upload_open' }]);
    expect((await getOrder(id, actorOf('fan'))).answerVideo).toBeNull();
    expect((await getOrder(id, celebrity())).answerVideo).not.toBeNull();
    await note('');
    expect(await fulfil(id, {})).toBe('done');
    expect((await getOrder(id, actorOf('fan'))).answerVideo).toMatchObject({ videoId: 'vi1' });
  });
});
