import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { listDesk } from '#app/server/backend/orders/desk.server.ts';
import { createOrder } from '#app/server/backend/orders/placing/order-placing.server.ts';
import { findPlacedOrder } from '#app/server/backend/orders/placing/find-placed-order.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { paths } from '#backend/contract/paths.ts';
import type { WireOrder } from '#backend/contract/orders/order.ts';
import type { Actor } from '#domain/account/role.ts';

import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import { recordedService } from '../../support/wordpress/people.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';

vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

const ava: Actor = { id: 2, role: 'celebrity' };
const manager = { id: 16, role: 'manager', name: 'Mina Manager' } as const;

let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
});
beforeEach(() => {
  startAnew();
  wordpress.asked.length = 0;
});
afterAll(() => wordpress.close());

const place = () =>
  createOrder({
    customerId: 14,
    token: wordpress.people.tokenOf('fan1'),
    delivery: null,
    paymentMethod: 'bankTransfer',
    key: crypto.randomUUID(),
    lines: [
      {
        id: 'a',
        productId: 59,
        quantity: 1,
        price: 6500,
        answers: { from: 'Nora' },
        fanVideo: null,
      },
    ],
  });

/** As orders are under HPOS that were placed past the app: no line names a vendor. */
function withoutVendor(order: WireOrder, productId: number): WireOrder {
  const line_items = order.line_items.map((line) => ({
    ...line,
    product_id: productId,
    meta_data: line.meta_data.filter(({ key }) => key !== '_vendor_id'),
  }));
  return { ...order, line_items };
}

describe('whose an order is, where WooCommerce keeps orders in its own tables', () => {
  it('is told to WordPress with each line of a new one, once', async () => {
    const { orderId, celebrityId } = await place();
    const vendors = wordpress
      .order(orderId)
      .line_items.flatMap(({ meta_data }) => meta_data.filter(({ key }) => key === '_vendor_id'));
    expect(vendors).toMatchObject([{ value: '2' }]);
    expect(celebrityId).toBe(2);
  });

  it('is looked up at the product where no line says it, and is never what the fan wrote', async () => {
    const { orderId } = await place();
    wordpress.keep(withoutVendor(wordpress.order(orderId), 59));
    startAnew();
    const order = await getOrder(orderId, manager);
    expect(order).toMatchObject({ celebrityId: 2, celebrityName: 'Ava Moreno' });
    const accept = { orderId, action: 'accept', from: 'admin-approval' } as const;
    await moveOrder(accept, manager);
    const { rows } = await listOrders(ava, { page: 1, status: 'on-hold' });
    expect(rows.map(({ id }) => id)).toContain(orderId);
    const found = { list: 'all', age: null, find: 'Ava Moreno', page: 1 } as const;
    const desk = await listDesk(found, manager, Date.now());
    expect(desk.rows.map(({ id }) => id)).toContain(orderId);
  });

  it('is no one where the product is gone, and no answer of the fan stands in', async () => {
    const { orderId } = await place();
    wordpress.keep(withoutVendor(wordpress.order(orderId), 999_999));
    startAnew();
    const order = await getOrder(orderId, manager);
    expect(order).toMatchObject({ celebrityId: null, celebrityName: '' });
    expect(order.lines[0]?.answers).toEqual({ from: 'Nora' });
  });
});

describe('orders of a WordPress in which any vendor may change any order', () => {
  it('are asked for and changed with the key of the app alone', async () => {
    const { orderId } = await place();
    await moveOrder({ orderId, action: 'accept', from: 'admin-approval' }, manager);
    await movePayment({ orderId, action: 'receive', from: 'awaiting', reference: 'a' }, manager);
    await moveOrder({ orderId, action: 'accept', from: 'on-hold' }, ava);
    await listOrders(ava, { page: 1, status: null });
    await findPlacedOrder(14, crypto.randomUUID());
    const asked = wordpress.asked.filter(({ path }) => path.includes('/orders'));
    expect(asked.length).toBeGreaterThan(5);
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(
      new Set([recordedService]),
    );
  });

  it.each([
    ['GET', paths.orders],
    ['GET', paths.order(156)],
    ['POST', paths.orders],
    ['PATCH', paths.order(156)],
    ['PUT', paths.order(156)],
    ['DELETE', paths.order(156)],
    ['POST', `${paths.order(156)}/notes`],
    ['POST', `${paths.order(156)}/refunds`],
    ['POST', `${paths.orders}/batch`],
    ['GET', '/wp-json/wcfmmp/v1/orders'],
  ])('are refused to a person before WordPress hears of it: %s %s', async (method, path) => {
    for (const authorization of ['Bearer <JWT:vendor1>', 'Bearer <JWT:manager>', undefined]) {
      const answer = await gatewayWorld.fetch(
        new Request(`${wordpress.origin}${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            ...(authorization === undefined ? {} : { authorization }),
          },
          ...(method === 'GET' ? {} : { body: '{"status":"completed"}' }),
        }),
      );
      expect(answer.status).toBe(authorization === undefined ? 401 : 403);
    }
    expect(wordpress.asked).toEqual([]);
  });
});
