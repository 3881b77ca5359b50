import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { countWaiting, getOrder, listOrders, moveOrder } from '#app/gateway/orders.server.ts';
import { orderMeta, orderSchema } from '#backend/contract/order.ts';
import { productListSchema } from '#backend/contract/product.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { AppError } from '#domain/app-error.ts';
import { orderActions, type OrderAction } from '#domain/order-move.ts';
import { orderStatuses, type OrderStatus } from '#domain/order-status.ts';
import type { OrderWish } from '#domain/order-wish.ts';
import type { Rejection } from '#domain/rejection.ts';
import type { Actor, Role } from '#domain/role.ts';

import { databases } from '../support/open-database.ts';
import { type BackendFixture, serviceAuthorization, startBackend } from './backend-fixture.ts';

/** The gateway asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/gateway/transport.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: world.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

/** What the product allows, written down once more: a change of the rules must change this table, too. */
const allowed: Readonly<Record<string, OrderStatus>> = {
  'manager admin-approval accept': 'on-hold',
  'manager admin-approval reject': 'cancelled',
  'celebrity on-hold accept': 'processing',
  'celebrity on-hold reject': 'cancelled',
  'celebrity processing fulfil': 'completed',
  'admin admin-approval accept': 'on-hold',
  'admin admin-approval reject': 'cancelled',
  'admin on-hold accept': 'processing',
  'admin on-hold reject': 'cancelled',
  'admin processing fulfil': 'completed',
};

const people = [
  ['fan', 'fan'],
  ['fan2', 'fan'],
  ['celebrity', 'celebrity'],
  ['priya', 'celebrity'],
  ['manager', 'manager'],
  ['admin', 'administrator'],
] as const satisfies readonly (readonly [string, Role])[];
/** Who may not learn that the order is there; its celebrity may not while no manager has approved it. */
function isStranger(name: string, status: OrderStatus): boolean {
  if (name === 'celebrity') return !['on-hold', 'processing', 'completed'].includes(status);
  return name === 'fan2' || name === 'priya';
}

const attempts = people.flatMap(([name]) =>
  orderStatuses.flatMap((status) =>
    orderActions.map((action) => ({
      name,
      status,
      action,
      outcome:
        allowed[`${name} ${status} ${action}`] ??
        (isStranger(name, status) ? 'not_found' : 'not_allowed'),
    })),
  ),
);

const note = 'Please ring twice.';
const rejection: Rejection = { reason: 'unclear', words: 'Which Theo?' };

function wishOf(orderId: number, action: OrderAction, from: OrderStatus): OrderWish {
  if (action === 'accept') return { orderId, from, action };
  return action === 'reject'
    ? { orderId, from, action, rejection }
    : { orderId, from, action, trackingNumber: '' };
}

describe.each(databases)('who moves an order on $name', ({ open }) => {
  let fixture: BackendFixture;
  let productId = 0;
  let goodsId = 0;
  const actors = new Map<string, Actor>();
  beforeAll(async () => {
    fixture = await startBackend(open);
    world.fetch = fixture.backend.fetch;
    for (const [name, role] of people) {
      const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
        authorization: `Bearer ${await fixture.tokenOf(name)}`,
      });
      actors.set(name, { id: v.parse(v.looseObject({ id: v.number() }), body).id, role });
    }
    const vendors = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
    const ava = v
      .parse(vendorListSchema, vendors.body)
      .find(({ vendor_id }) => vendor_id === actorOf('celebrity').id);
    productId = ava?.vendor_services?.[0]?.id ?? 0;
    const goods = await fixture.ask('GET', '/wp-json/wc/v3/products', {
      authorization: serviceAuthorization,
    });
    goodsId =
      v.parse(productListSchema, goods.body).find(({ slug }) => slug === 'signed-photo')?.id ?? 0;
  });
  afterAll(() => fixture.close());

  function actorOf(name: string): Actor {
    const actor = actors.get(name);
    if (!actor) throw new Error(`${name} is nobody of the small world`);
    return actor;
  }

  async function orderIn(
    status: OrderStatus,
    hasVideo = true,
    product = productId,
  ): Promise<number> {
    const { body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
      authorization: serviceAuthorization,
      body: {
        status,
        customer_id: actorOf('fan').id,
        customer_note: note,
        line_items: [{ product_id: product, quantity: 1 }],
        ...(hasVideo
          ? {
              meta_data: [
                { key: orderMeta.answerVideo, value: JSON.stringify({ videoId: 'vi1', bytes: 1 }) },
              ],
            }
          : {}),
      },
    });
    return v.parse(orderSchema, body).id;
  }

  async function outcomeOf(orderId: number, action: OrderAction, from: OrderStatus, name: string) {
    try {
      return (await moveOrder(wishOf(orderId, action, from), actorOf(name))).status;
    } catch (error) {
      return error instanceof AppError ? error.code : error;
    }
  }

  it.each(attempts)(
    '$name, an order in $status, $action: $outcome',
    async ({ name, status, action, outcome }) => {
      const id = await orderIn(status);
      expect(await outcomeOf(id, action, status, name)).toBe(outcome);
      const after = await getOrder(id, actorOf('manager'));
      const moved = `${name} ${status} ${action}` in allowed;
      expect([after.status, after.events.length, after.note]).toEqual([
        moved ? outcome : status,
        moved ? 2 : 1,
        note,
      ]);
    },
  );

  it('refuses what was decided on a state that is gone', async () => {
    const id = await orderIn('on-hold');
    expect(await outcomeOf(id, 'accept', 'admin-approval', 'admin')).toBe('order_moved_on');
    expect((await getOrder(id, actorOf('fan'))).status).toBe('on-hold');
  });

  it('is not fulfilled before its video is there, whoever asks and by whichever door', async () => {
    const id = await orderIn('processing', false);
    for (const name of ['celebrity', 'admin']) {
      expect(await outcomeOf(id, 'fulfil', 'processing', name)).toBe('video_missing');
    }
    for (const meta_data of [[], [{ key: orderMeta.actor, value: 'administrator:1' }]]) {
      const { status, body } = await fixture.ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
        authorization: serviceAuthorization,
        body: { status: 'completed', meta_data },
      });
      expect([status, body]).toMatchObject([409, { code: 'astera_video_missing' }]);
    }
    expect((await getOrder(id, actorOf('fan'))).status).toBe('processing');
  });

  it('is reached on some page by whoever may see it, however many came after it', async () => {
    const oldest = await orderIn('on-hold');
    for (let count = 0; count < 50; count += 1) await orderIn('completed');
    for (const name of ['manager', 'fan', 'celebrity']) {
      const first = await listOrders(actorOf(name), { page: 1, status: null });
      const second = await listOrders(actorOf(name), { page: 2, status: null });
      const ids = [...first.rows, ...second.rows].map(({ id }) => id);
      expect(first.rows.map(({ id }) => id)).not.toContain(oldest);
      expect(ids).toContain(oldest);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      expect(first).toMatchObject({ currentPage: 1, hasNextPage: true, total: expect.any(Number) });
      expect(first.totalPages).toBe(Math.ceil((first.total ?? 0) / 50));
    }
  });

  it('lets one of two who decide at once have it, and records one event', async () => {
    const id = await orderIn('admin-approval');
    const outcomes = await Promise.all([
      outcomeOf(id, 'accept', 'admin-approval', 'manager'),
      outcomeOf(id, 'reject', 'admin-approval', 'admin'),
    ]);
    expect(outcomes).toContain('order_moved_on');
    const { status, events } = await getOrder(id, actorOf('fan'));
    expect(outcomes).toContain(status);
    expect(events).toHaveLength(2);
  });

  it('keeps why it was rejected, whoever asks', async () => {
    const id = await orderIn('on-hold');
    expect(await outcomeOf(id, 'reject', 'on-hold', 'celebrity')).toBe('cancelled');
    for (const name of ['fan', 'celebrity', 'manager']) {
      const order = await getOrder(id, actorOf(name));
      expect(order.events.map((event) => event.rejection)).toEqual([null, rejection]);
    }
  });

  it('is not rejected for a reason that is another part’s', async () => {
    const id = await orderIn('admin-approval');
    const wish = {
      orderId: id,
      from: 'admin-approval',
      action: 'reject',
      rejection: { reason: 'no-time', words: '' },
    } as const;
    await expect(moveOrder(wish, actorOf('manager'))).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect((await getOrder(id, actorOf('fan'))).status).toBe('admin-approval');
  });

  it.each([
    ['goods', true, 'RR 123/GR'],
    ['a video', false, null],
  ])('keeps the number of a parcel with %s alone', async (_what, isGoods, kept) => {
    const id = await orderIn('processing', true, isGoods ? goodsId : productId);
    const wish = { orderId: id, from: 'processing', action: 'fulfil' } as const;
    await moveOrder({ ...wish, trackingNumber: 'RR 123/GR' }, actorOf('celebrity'));
    expect((await getOrder(id, actorOf('fan'))).trackingId).toBe(kept);
  });

  it('shows those of one status to who asks, and counts what waits for whom', async () => {
    const oldest = await orderIn('on-hold');
    await orderIn('on-hold');
    for (const name of ['fan', 'celebrity', 'manager']) {
      const { rows } = await listOrders(actorOf(name), { page: 1, status: 'on-hold' });
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['on-hold']));
    }
    const queue = await listOrders(actorOf('celebrity'), { page: 1, status: 'on-hold' });
    const ids = queue.rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(ids).toContain(oldest);
    const { 'on-hold': onHold } = await countWaiting(actorOf('celebrity'));
    expect(onHold).toBe(queue.total);
    expect(await countWaiting(actorOf('fan'))).toEqual({});
    expect(Object.keys(await countWaiting(actorOf('manager')))).toEqual(['admin-approval']);
  });

  it.each([0, -1, 999_999, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
    'knows no order %i',
    async (id) => {
      expect(await outcomeOf(id, 'accept', 'admin-approval', 'admin')).toBe('not_found');
    },
  );
});
