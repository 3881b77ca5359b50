import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { listDesk } from '#app/server/backend/orders/desk.server.ts';
import { readEarningsOf } from '#app/server/backend/orders/earnings.server.ts';
import { readLineFacts } from '#app/server/backend/orders/line-facts.server.ts';
import {
  createOrder,
  type NewOrder,
} from '#app/server/backend/orders/placing/order-placing.server.ts';
import { findPlacedOrder } from '#app/server/backend/orders/placing/find-placed-order.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { OrderCommand } from '#domain/order/transitions/order-command.ts';
import type { Actor } from '#domain/account/role.ts';

import { gatewayWorld, startAnew, startTwo } from '../../support/wordpress/gateway-world.ts';
import { memoryOfOne } from '../../support/wordpress/memory-of-one.ts';
import { recordedService } from '../../support/wordpress/people.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

/** The client asks a process over HTTP that is no back end of ours. */
vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

const fan: Actor = { id: 14, role: 'fan' };
const otherFan: Actor = { id: 15, role: 'fan' };
const ava: Actor = { id: 2, role: 'celebrity' };
const manager = { id: 16, role: 'manager', name: 'Mina Manager' } as const;

let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
});
beforeEach(() => {
  startAnew();
  wordpress.trouble = {};
  wordpress.asked.length = 0;
});
afterAll(() => wordpress.close());

function accept(orderId: number, from: 'admin-approval' | 'on-hold'): OrderCommand {
  return { orderId, from, action: 'accept' };
}

describe('an order that is placed with a recorded WordPress', () => {
  const line = { id: 'a', quantity: 1, answers: { to: 'Sam' }, fanVideo: null };
  const order = (changes: Partial<NewOrder> = {}): NewOrder => ({
    ...{ customerId: 14, token: wordpress.people.tokenOf('fan1'), delivery: null },
    ...{ paymentMethod: 'bankTransfer', key: crypto.randomUUID() },
    lines: [{ ...line, productId: 59, price: 6500 }],
    ...changes,
  });

  it('is made once for a key, however often and at once it is asked for', async () => {
    const key = crypto.randomUUID();
    const made = await Promise.all(Array.from({ length: 4 }, () => createOrder(order({ key }))));
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1);
    const other = order({ key, lines: [{ ...line, productId: 61, price: 6000 }] });
    expect(await outcomeOf(createOrder(other))).toBe('checkout_conflict');
  });

  it('is made once, and moves once, when two processes do it at the same moment', async () => {
    startTwo();
    const wanted = order();
    const twice = await Promise.all([createOrder(wanted), createOrder(wanted)]);
    const orderIds = new Set(twice.map(({ orderId }) => orderId));
    expect(orderIds.size).toBe(1);
    const move = accept([...orderIds][0] ?? 0, 'admin-approval');
    const moves = [1, 2].map(() => outcomeOf(moveOrder(move, manager)));
    expect((await Promise.all(moves)).toSorted()).toEqual(['done', 'order_moved_on']);
  });

  /** What comes of an order that is given up as soon as WordPress has heard of it. */
  async function givenUp(wanted: NewOrder): Promise<unknown> {
    const { network } = gatewayWorld;
    gatewayWorld.network = async (input, init) => {
      const answer = network(input, init);
      if (init?.method !== 'POST') return answer;
      answer.catch(() => {});
      await vi.waitFor(() => expect(posts()).toBe(1));
      throw new TypeError('terminated');
    };
    const outcome = await outcomeOf(createOrder(wanted));
    gatewayWorld.network = network;
    return outcome;
  }
  const posts = () => wordpress.asked.filter(({ method }) => method === 'POST').length;
  const under = (key: string) =>
    [...wordpress.orders.values()].filter(({ meta_data }) =>
      meta_data.some(({ value }) => value === key),
    );

  it('is made once, also where WordPress makes it after everyone has given it up', async () => {
    const times = { timeoutMs: gatewayWorld.timeoutMs, clock: gatewayWorld.clock };
    gatewayWorld.timeoutMs = 250;
    startTwo();
    const writing = Promise.withResolvers<void>();
    wordpress.trouble = { late: writing.promise };
    const wanted = order();
    expect(await givenUp(wanted)).toBe('backend_failed');
    // Pressed again, in both processes, while WordPress has not made it yet.
    const again = [1, 2].map(() => outcomeOf(createOrder(wanted)));
    expect(await Promise.all(again)).toEqual(['backend_failed', 'backend_failed']);
    expect([posts(), under(wanted.key).length]).toEqual([1, 0]);
    wordpress.trouble = {};
    writing.resolve();
    await vi.waitFor(() => expect(under(wanted.key)).toHaveLength(1));
    expect(await findPlacedOrder(14, wanted.key)).toMatchObject({ key: wanted.key });
    gatewayWorld.clock = () => new Date(Date.now() + 60_000);
    const [made] = under(wanted.key);
    expect(await createOrder(wanted)).toMatchObject({ orderId: made?.id });
    expect(posts()).toBe(1);
    Object.assign(gatewayWorld, times);
  });

  it.each([
    [900, 'cancelled'],
    [901, 'admin-approval'],
  ])('is the elder of two, no. %i, and the younger is %s, if it can be', async (elder, status) => {
    const wanted = order();
    const { network } = gatewayWorld;
    gatewayWorld.network = async (input, init) => {
      if (init?.method === 'PATCH' && elder === 901) throw new TypeError('fetch failed');
      const answer = await network(input, init);
      const [made] = init?.method === 'POST' ? under(wanted.key) : [];
      if (made) wordpress.keep({ ...made, id: elder });
      return answer;
    };
    expect(await createOrder(wanted)).toMatchObject({ orderId: elder });
    expect(under(wanted.key).map(({ status }) => status)).toEqual([status, 'admin-approval']);
    expect(await findPlacedOrder(14, wanted.key)).toMatchObject({ orderId: elder });
    gatewayWorld.network = network;
  });

  it('is refused where WooCommerce would take it: at another price, of nothing, of several', async () => {
    const lines = (...wanted: readonly (readonly [number, number])[]) =>
      order({ lines: wanted.map(([productId, price]) => ({ ...line, productId, price })) });
    expect(await outcomeOf(createOrder(lines([59, 100])))).toBe('price_changed');
    expect(await outcomeOf(createOrder(lines([999_999, 0])))).toBe('not_found');
    expect(await outcomeOf(createOrder(lines([63, 90_000])))).toBe('not_found');
    expect(await outcomeOf(createOrder(lines([59, 6500], [67, 8000])))).toBe('backend_failed');
    expect(wordpress.asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('takes no pieces that another one holds, which waits for a manager', async () => {
    startTwo();
    const photo = wordpress.products.get(62);
    if (!photo) throw new Error('there is no photo');
    wordpress.products.set(62, { ...photo, manage_stock: true, stock_quantity: 3 });
    const pieces = (quantity: number) => {
      const wanted = { ...line, quantity, productId: 62, price: 4500, answers: {} };
      return order({ lines: [wanted] });
    };
    const outcomes = [2, 2].map((quantity) => outcomeOf(createOrder(pieces(quantity))));
    expect((await Promise.all(outcomes)).toSorted()).toEqual(['done', 'sold_out']);
    const { orderId } = await createOrder(pieces(1));
    expect(await outcomeOf(createOrder(pieces(1)))).toBe('sold_out');
    wordpress.keep({ ...wordpress.order(orderId), status: 'cancelled' });
    expect(await outcomeOf(createOrder(pieces(1)))).toBe('done');
    wordpress.products.set(62, photo);
  });

  it('is neither placed nor accepted while the store of its celebrity is closed', async () => {
    const { orderId } = await createOrder(order());
    const open = wordpress.vendors.get(2);
    if (!open) throw new Error('there is no celebrity to close');
    wordpress.vendors.set(2, { ...open, disable_vendor: 'yes' });
    expect(await outcomeOf(createOrder(order()))).toBe('not_found');
    const move = accept(orderId, 'admin-approval');
    expect(await outcomeOf(moveOrder(move, manager))).toBe('store_closed');
    wordpress.vendors.set(2, open);
    expect(await outcomeOf(moveOrder(move, manager))).toBe('done');
  });

  it('is known to the lists after a start, with what was changed in WordPress meanwhile', async () => {
    const memory = memoryOfOne();
    const awaiting = async () => {
      const search = { list: 'awaiting', age: null, find: 'hopwood', page: 1 } as const;
      return (await listDesk(search, manager, Date.now())).rows.map(({ id }) => id);
    };
    startAnew(memory);
    const { orderId } = await createOrder(order());
    expect(await awaiting()).toContain(orderId);
    startAnew(memory);
    wordpress.asked.length = 0;
    const modified = new Date().toISOString().slice(0, 19);
    const changed = { ...wordpress.order(orderId), date_modified_gmt: modified };
    wordpress.keep({ ...changed, status: 'cancelled' });
    expect(await awaiting()).not.toContain(orderId);
    // Only what is newer is asked for again.
    expect(wordpress.asked[0]?.path).toContain('modified_after=');
  });

  it('costs what it cost as it was seen, and counts as earned once it is paid and fulfilled', async () => {
    const asked = { kind: 'service', id: 'a', celebrityId: 2, service: 'sendMessage' } as const;
    expect(await readLineFacts([asked], 'en')).toMatchObject([{ productId: 61, price: 6000 }]);
    const countBefore = (await readEarningsOf(ava, 1, [], Date.now())).months?.at(-1)?.count ?? 0;
    const lines = [{ ...line, productId: 61, price: 6000 }];
    const { orderId } = await createOrder(order({ lines }));
    await moveOrder(accept(orderId, 'admin-approval'), manager);
    const paid = { orderId, action: 'receive', from: 'awaiting', reference: 'line 7' } as const;
    await movePayment(paid, manager);
    await moveOrder(accept(orderId, 'on-hold'), ava);
    const { lines: own } = await getOrder(orderId, ava);
    const answers = own.map(({ id: lineId }) => ({ lineId, text: 'Dear Nora, thank you.' }));
    const fulfil = { orderId, action: 'fulfil', from: 'processing', answers } as const;
    await moveOrder({ ...fulfil, trackingNumber: '', untracked: false }, ava);
    const { months, orders } = await readEarningsOf(ava, 1, [], Date.now());
    expect(months?.at(-1)?.count).toBe(countBefore + 1);
    expect(orders.rows.map((row) => row.orderId)).toContain(orderId);
    const meta = wordpress.order(orderId).meta_data.map(({ key }) => key);
    expect(meta).toContain('_astera_events');
    for (const passing of ['_astera_actor', '_astera_from', '_astera_payment_from']) {
      expect(meta).not.toContain(passing);
    }
  });

  it('moves on once, however many people move it at the same moment', async () => {
    const { orderId } = await createOrder(order());
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        outcomeOf(moveOrder(accept(orderId, 'admin-approval'), manager)),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['done', ...Array(4).fill('order_moved_on')]);
  });

  it('moves on and is paid although the answer is lost, and neither happens twice', async () => {
    const { orderId } = await createOrder(order());
    const { network } = gatewayWorld;
    let isHeard = true;
    const unheard = { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) };
    gatewayWorld.network = async (input, init) => {
      const isChange = new Request(input, init).method === 'PATCH';
      if (!isChange) return network(input, init);
      if (isHeard) await network(input, init);
      throw new TypeError('fetch failed', isHeard ? {} : unheard);
    };
    const paid = { orderId, action: 'receive', from: 'awaiting', reference: 'line 7' } as const;
    const takenBack = { ...paid, action: 'takeBack', from: 'received' } as const;
    expect(await moveOrder(accept(orderId, 'admin-approval'), manager)).toMatchObject({
      status: 'on-hold',
    });
    expect(await movePayment(paid, manager)).toMatchObject({ payment: 'received' });
    isHeard = false;
    expect(await outcomeOf(moveOrder(accept(orderId, 'on-hold'), ava))).toBe('backend_failed');
    expect(await outcomeOf(movePayment(takenBack, manager))).toBe('backend_failed');
    gatewayWorld.network = network;
    const { payment, paymentEvents } = await getOrder(orderId, manager);
    expect([payment, paymentEvents.length]).toEqual(['received', 1]);
    expect(wordpress.order(orderId).status).toBe('on-hold');
    expect(await outcomeOf(moveOrder(accept(orderId, 'on-hold'), ava))).toBe('done');
  });

  it('waits for a manager, begins its history, and is found by its key again', async () => {
    const key = crypto.randomUUID();
    const placed = await createOrder({
      customerId: fan.id,
      token: '<JWT:fan1>',
      lines: [
        {
          id: 'a line',
          productId: 59,
          quantity: 1,
          price: 6500,
          answers: { to: 'Sam & Co' },
          fanVideo: null,
        },
      ],
      delivery: null,
      paymentMethod: 'bankTransfer',
      key,
    });
    const [me] = wordpress.asked;
    const [creation] = wordpress.asked.filter(({ method }) => method !== 'GET');
    expect(me?.authorization).toBe('Bearer <JWT:fan1>');
    expect(creation).toMatchObject({ method: 'POST', authorization: recordedService });
    const order = await getOrder(placed.orderId, fan);
    expect(order).toMatchObject({ status: 'admin-approval', payment: 'awaiting' });
    expect(order.lines[0]?.answers).toMatchObject({ to: 'Sam & Co' });
    expect(order.events).toMatchObject([{ from: null, to: 'admin-approval', by: 'fan' }]);
    expect(await findPlacedOrder(fan.id, key)).toMatchObject({ orderId: placed.orderId, key });
    expect(await findPlacedOrder(otherFan.id, key)).toBeNull();
    expect(await findPlacedOrder(fan.id, crypto.randomUUID())).toBeNull();
    await moveOrder(accept(placed.orderId, 'admin-approval'), manager);
    const moved = await getOrder(placed.orderId, fan);
    expect(moved.events.map(({ to }) => to)).toEqual(['admin-approval', 'on-hold']);
    expect(wordpress.order(placed.orderId).meta_data.map(({ key: name }) => name)).toContain(
      orderMeta.events,
    );
  });
});
