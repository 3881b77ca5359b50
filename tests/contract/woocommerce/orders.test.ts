import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databases } from '#tests/support/databases/open-database.ts';
import { madeBy, readBy, refusalOf, rowsOf, WooCommerceWorld } from './woocommerce-world.ts';

describe.each(databases)('WooCommerce’s own client on $name', ({ open }) => {
  let world: WooCommerceWorld;
  beforeAll(async () => {
    world = await WooCommerceWorld.start(open);
  });
  afterAll(() => world.close());

  it('orders a variation, which leaves the stock and comes back with a cancelled order', async () => {
    const { product, path, large } = await world.shirt();
    const item = { product_id: product.id, variation_id: large.id, quantity: 3 };
    const order = await madeBy(world.order(item));
    expect(order).toMatchObject({
      total: '105.00',
      line_items: [{ name: 'Tour shirt – L', variation_id: large.id }],
    });
    expect(await readBy(world.woo.get(`${path}/${large.id}`))).toMatchObject({ stock_quantity: 7 });
    expect(await refusalOf(world.order({ product_id: product.id }))).toMatchObject({
      status: 400,
      code: 'woocommerce_rest_invalid_variation_id',
    });
    expect(await refusalOf(world.order({ ...item, quantity: 8 }))).toMatchObject({
      status: 409,
      code: 'astera_out_of_stock',
    });
    const batch = await readBy(
      world.woo.post('orders/batch', {
        update: [{ id: order.id, status: 'cancelled' }],
        delete: [order.id],
      }),
    );
    expect(batch).toMatchObject({
      update: [{ id: order.id, status: 'cancelled' }],
      delete: [{ id: order.id, error: { code: 'woocommerce_rest_cannot_delete' } }],
    });
    expect(await readBy(world.woo.get(`${path}/${large.id}`))).toMatchObject({
      stock_quantity: 10,
    });
    const found = await rowsOf(
      world.woo.get('orders', { include: [order.id], status: ['cancelled'] }),
    );
    expect(found).toHaveLength(1);
  });

  it('records refunds, with which the payment goes along', async () => {
    const { product, medium } = await world.shirt();
    const item = { product_id: product.id, variation_id: medium.id };
    const order = await madeBy(world.order(item, { set_paid: true }));
    const path = `orders/${order.id}/refunds`;
    const payment = async () => {
      const { meta_data: meta } = v.parse(
        v.looseObject({ meta_data: v.array(v.looseObject({ key: v.string() })) }),
        await readBy(world.woo.get(`orders/${order.id}`)),
      );
      return meta.find(({ key }) => key === '_astera_payment')?.['value'];
    };
    const refund = (amount: string, more: object = {}) =>
      world.woo.post(path, { amount, reason: 'It was late', api_refund: false, ...more });
    const some = await madeBy(refund('10.00'));
    expect(some).toMatchObject({ amount: '10.00', reason: 'It was late' });
    expect(await payment()).toBe('received');
    for (const [amount, more, status, code] of [
      ['20.01', {}, 400, 'woocommerce_rest_invalid_order_refund'],
      ['0', {}, 400, 'woocommerce_rest_invalid_order_refund'],
      ['5.00', { api_refund: true }, 400, 'rest_invalid_param'],
      ['5.00', { line_items: [{ id: 1 }] }, 400, 'rest_invalid_param'],
    ] as const) {
      expect(await refusalOf(refund(amount, more))).toMatchObject({ status, code });
    }
    const rest = await madeBy(refund('20.00'));
    expect(await payment()).toBe('refunded');
    expect(await readBy(world.woo.get(`orders/${order.id}`))).toMatchObject({
      status: 'admin-approval',
      refunds: [
        { id: some.id, total: '-10.00' },
        { id: rest.id, total: '-20.00' },
      ],
    });
    expect(await rowsOf(world.woo.get(path))).toMatchObject([{ id: rest.id }, { id: some.id }]);
    expect(await readBy(world.woo.get(`${path}/${some.id}`))).toMatchObject({ amount: '10.00' });
    expect(await refusalOf(world.woo.delete(`${path}/${some.id}`))).toMatchObject({ status: 501 });
    await readBy(world.woo.delete(`${path}/${some.id}`, { force: true }));
    expect(await payment()).toBe('refund-due');
    expect(await rowsOf(world.woo.get(path))).toMatchObject([{ id: rest.id }]);
    // The desk says that the rest went back, and takes its word back.
    const say = (to: string) =>
      world.woo.put(`orders/${order.id}`, { meta_data: [{ key: '_astera_payment', value: to }] });
    await readBy(say('refunded'));
    expect(await rowsOf(world.woo.get(path))).toMatchObject([
      { amount: '10.00' },
      { amount: '20.00' },
    ]);
    await readBy(say('refund-due'));
    expect(await rowsOf(world.woo.get(path))).toMatchObject([{ amount: '20.00' }]);

    const unpaid = await madeBy(world.order(item));
    const early = world.woo.post(`orders/${unpaid.id}/refunds`, {
      amount: '1.00',
      api_refund: false,
    });
    expect(await refusalOf(early)).toMatchObject({
      status: 409,
      code: 'astera_invalid_transition',
    });
  });

  it('lets one of two who give the same money back at once', async () => {
    const { product, medium } = await world.shirt();
    const item = { product_id: product.id, variation_id: medium.id };
    const order = await madeBy(world.order(item, { set_paid: true }));
    const twice = await Promise.allSettled(
      [1, 2].map(() =>
        world.woo.post(`orders/${order.id}/refunds`, { amount: '30.00', api_refund: false }),
      ),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rowsOf(world.woo.get(`orders/${order.id}/refunds`))).toHaveLength(1);
  });

  it('notes something on an order', async () => {
    const { product, medium } = await world.shirt();
    const item = { product_id: product.id, variation_id: medium.id };
    const { id } = await madeBy(world.order(item));
    const path = `orders/${id}/notes`;
    const note = await madeBy(
      world.woo.post(path, { note: 'Called the fan', added_by_user: true }),
    );
    expect(note).toMatchObject({ note: 'Called the fan', customer_note: false });
    await madeBy(world.woo.post(path, { note: 'Thank you', customer_note: true }));
    expect(await rowsOf(world.woo.get(path))).toHaveLength(2);
    expect(await rowsOf(world.woo.get(path, { type: 'internal' }))).toMatchObject([
      { id: note.id },
    ]);
    expect(await readBy(world.woo.get(`${path}/${note.id}`))).toMatchObject({ id: note.id });
    await readBy(world.woo.delete(`${path}/${note.id}`, { force: true }));
    expect(await refusalOf(world.woo.get(`${path}/${note.id}`))).toMatchObject({ status: 404 });
    expect(await refusalOf(world.woo.post(path, {}))).toMatchObject({
      status: 400,
      code: 'rest_missing_callback_param',
    });
    expect(await refusalOf(world.woo.get('orders/999999/notes'))).toMatchObject({ status: 404 });
  });
});
