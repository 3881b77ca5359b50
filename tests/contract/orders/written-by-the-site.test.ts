import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';

import { anyDatabase } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

describe.each(anyDatabase)('what only the site writes into orders, on $name', ({ open }) => {
  let fixture: BackendFixture;
  let message = 0;
  beforeAll(async () => {
    fixture = await startBackend(open);
    const { body } = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
    const services = v.parse(vendorListSchema, body)[0]?.vendor_services ?? [];
    message = services.find(({ service }) => service === 'sendMessage')?.id ?? 0;
  });
  afterAll(() => fixture.close());

  const ask = async (method: string, path: string, authorization: string, body?: unknown) =>
    fixture.ask(method, `/wp-json/wc/v3/orders${path}`, { authorization, body });
  const everyoneElse = async () => [
    `Bearer ${await fixture.tokenOf('manager')}`,
    `Bearer ${await fixture.tokenOf('admin')}`,
  ];

  const written = { lines: [{ line: 1, kind: 'reply', text: 'Dear Iris' }], untracked: false };
  async function placed() {
    const { body } = await ask('POST', '', serviceAuthorization, {
      line_items: [{ product_id: message }],
      meta_data: [
        { key: orderMeta.agreedTexts, value: '[]' },
        { key: orderMeta.fulfilment, value: written },
      ],
    });
    return v.parse(orderSchema, body);
  }
  const metaOf = async (id: number, key: string) => {
    const { body } = await ask('GET', `/${id}`, serviceAuthorization);
    return v.parse(orderSchema, body).meta_data.find((entry) => entry.key === key)?.value;
  };

  it('is changed by no manager and no administrator past it', async () => {
    const { id } = await placed();
    const forged: readonly [key: string, value: unknown][] = [
      [orderMeta.fulfilment, { lines: [], untracked: false }],
      [orderMeta.fulfilment, ''],
      [orderMeta.agreedTotal, '1.00'],
      [orderMeta.agreedTexts, '["none"]'],
      [orderMeta.answerVideo, '{"videoId":"vi1","bytes":1}'],
      [`${orderMeta.proof}1`, 'https://example.test/proof.png'],
      [orderMeta.checkout, 'RF00'],
      [orderMeta.pendingFulfilment, { id: 'x' }],
    ];
    for (const authorization of await everyoneElse()) {
      for (const [key, value] of forged) {
        const before = await metaOf(id, key);
        const answer = await ask('PUT', `/${id}`, authorization, { meta_data: [{ key, value }] });
        expect([key, answer.status]).toEqual([key, 400]);
        expect(answer.body).toMatchObject({ code: 'rest_invalid_param' });
        expect(await metaOf(id, key)).toEqual(before);
      }
    }
  });

  it('comes with no order that someone else places', async () => {
    for (const authorization of await everyoneElse()) {
      for (const key of [orderMeta.fulfilment, orderMeta.agreedTexts, `${orderMeta.proof}1`]) {
        const meta_data = [{ key, value: '[]' }];
        const line_items = [{ product_id: message }];
        const answer = await ask('POST', '', authorization, { line_items, meta_data });
        expect([key, answer.status]).toEqual([key, 400]);
      }
    }
  });

  it('may be sent back as it was read, with what other programs note', async () => {
    const { id } = await placed();
    for (const authorization of await everyoneElse()) {
      const read = v.parse(orderSchema, (await ask('GET', `/${id}`, authorization)).body);
      const meta_data = [...read.meta_data, { key: 'tracking_number', value: 'RR1' }];
      expect((await ask('PUT', `/${id}`, authorization, { meta_data })).status).toBe(200);
    }
    expect(await metaOf(id, orderMeta.fulfilment)).toEqual(written);
    expect(await metaOf(id, 'tracking_number')).toBe('RR1');
  });

  it('is written by the site itself', async () => {
    const { id } = await placed();
    const meta_data = [{ key: orderMeta.fulfilment, value: { lines: [], untracked: true } }];
    expect((await ask('PUT', `/${id}`, serviceAuthorization, { meta_data })).status).toBe(200);
    expect(await metaOf(id, orderMeta.fulfilment)).toEqual({ lines: [], untracked: true });
  });
});
