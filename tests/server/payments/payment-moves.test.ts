import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { listDesk } from '#app/server/backend/orders/desk.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { paymentActions } from '#domain/payment/payment-move.ts';
import { paymentStates, type PaymentState } from '#domain/payment/payment.ts';

import {
  anyBackend,
  backends,
  type TestedBackend,
} from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { openPaymentWorld, people, rejectionOf, type PaymentWorld } from './payment-world.ts';

/** The client asks this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: reached.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

/** What managers can do, written down once more: a change of the rules must change this table, too. */
const allowed: Readonly<Record<string, PaymentState>> = {
  'on-hold awaiting receive': 'received',
  'cancelled awaiting receive': 'refund-due',
  'on-hold received takeBack': 'awaiting',
  'on-hold received oweRefund': 'refund-due',
  'on-hold refund-due keep': 'received',
  'on-hold refund-due refund': 'refunded',
  'on-hold refunded reopenRefund': 'refund-due',
  'cancelled refund-due takeBack': 'awaiting',
  'cancelled refund-due refund': 'refunded',
  'cancelled refunded reopenRefund': 'refund-due',
};
/** Neither of them may learn that the order is there. */
const strangers = ['fan2', 'priya'];

const standings = (['on-hold', 'cancelled'] as const).flatMap((status) =>
  paymentStates
    // A paid order that is cancelled owes the money back; it never stays received.
    .filter((state) => status === 'on-hold' || state !== 'received')
    .map((state) => ({ status, state })),
);
/** What those who run the shop can do, and what they cannot. */
const attempts = ['manager', 'admin'].flatMap((name) =>
  standings.flatMap(({ status, state }) =>
    paymentActions.map((action) => {
      const to = allowed[`${status} ${state} ${action}`];
      return { name, status, state, action, to, outcome: to ?? 'not_allowed' };
    }),
  ),
);
const others = people
  .filter(([, role]) => role === 'fan' || role === 'celebrity')
  .map(([name]) => ({ name, outcome: strangers.includes(name) ? 'not_found' : 'not_allowed' }));

/** The world of a `describe`, a new one. */
function worldOf({ start }: TestedBackend) {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await openPaymentWorld(start);
    reached.fetch = world.fixture.backend.fetch;
  });
  afterAll(() => world.fixture.close());
  return {
    fixture: () => world.fixture,
    userOf: (name: string) => world.userOf(name),
    orderIn: (status: OrderStatus) => world.orderIn(status),
    move: (...parts: Parameters<PaymentWorld['move']>) => world.move(...parts),
    outcomeOf: (...parts: Parameters<PaymentWorld['outcomeOf']>) => world.outcomeOf(...parts),
    orderWith: (...parts: Parameters<PaymentWorld['orderWith']>) => world.orderWith(...parts),
  };
}

describe.each(anyBackend)('who moves which payment on $name', (backend) => {
  const { userOf, outcomeOf, orderWith } = worldOf(backend);

  it.each(attempts)(
    '$name, an order $status with its payment $state, $action: $outcome',
    async ({ name, status, state, action, to, outcome }) => {
      const id = await orderWith(status, state);
      const before = await getOrder(id, userOf('manager'));
      expect([before.status, before.payment]).toEqual([status, state]);
      expect(await outcomeOf(id, action, state, name)).toBe(outcome);
      const after = await getOrder(id, userOf('manager'));
      const added = after.paymentEvents.slice(before.paymentEvents.length);
      expect([after.payment, after.status]).toEqual([to ?? state, status]);
      expect(added).toEqual(
        to
          ? [
              {
                at: expect.any(String),
                from: state,
                to,
                by: userOf(name).role,
                name: expect.stringMatching(/^(Mona Desk|Ada Min)$/),
                amount: 6500,
                reference: 'statement 7',
              },
            ]
          : [],
      );
    },
  );

  it.each(standings)('no fan and no celebrity: $status, $state', async ({ status, state }) => {
    const id = await orderWith(status, state);
    const before = await getOrder(id, userOf('manager'));
    for (const { name, outcome } of others) {
      for (const action of paymentActions) {
        expect([name, await outcomeOf(id, action, state, name)]).toEqual([name, outcome]);
      }
    }
    expect(await getOrder(id, userOf('manager'))).toEqual(before);
  });
});

describe.each(backends)('a payment that is moved on $name', (backend) => {
  const { fixture, userOf, orderIn, move, outcomeOf, orderWith } = worldOf(backend);

  it('owes the money back when a paid order is cancelled, in the same change', async () => {
    const id = await orderWith('on-hold', 'received');
    const order = await moveOrder(rejectionOf(id), userOf('celebrity'));
    expect([order.status, order.payment]).toEqual(['cancelled', 'refund-due']);
    const { paymentEvents, events } = await getOrder(id, userOf('manager'));
    expect(paymentEvents.map(({ from, to, by }) => [from, to, by])).toEqual([
      ['awaiting', 'received', 'manager'],
      ['received', 'refund-due', 'system'],
    ]);
    expect(paymentEvents.at(-1)?.at).toBe(events.at(-1)?.at);
  });

  it('owes nothing when an unpaid order is cancelled', async () => {
    const id = await orderWith('cancelled', 'awaiting');
    expect(await getOrder(id, userOf('fan'))).toMatchObject({ payment: 'awaiting', paidAt: null });
  });

  it('keeps who booked it from the buyer and all of it from the celebrity', async () => {
    const id = await orderWith('on-hold', 'received');
    const asFan = await getOrder(id, userOf('fan'));
    expect(asFan.paymentEvents).toMatchObject([{ to: 'received', name: '', reference: '' }]);
    expect((await getOrder(id, userOf('celebrity'))).paymentEvents).toEqual([]);
  });

  it('is found by managers alone: by state, reference, number, amount or a whole line', async () => {
    const id = await orderIn('on-hold');
    const idsOf = async (payment: PaymentState | null, find: string) => {
      const search = { list: payment ?? 'all', age: null, find, page: 1 } as const;
      const { rows } = await listDesk(search, userOf('manager'), Date.now());
      return rows.map((order) => order.id);
    };
    const reference = creditorReference(String(id));
    for (const find of [reference, String(id), `SEPA 65,00 ${reference} Grace Hopwood`]) {
      expect(await idsOf('awaiting', find)).toEqual([id]);
    }
    expect(await idsOf(null, '65,00')).toContain(id);
    expect(await idsOf(null, '64,99')).toEqual([]);
    await move(id, 'receive', 'awaiting');
    expect(await idsOf('awaiting', reference)).toEqual([]);
    expect(await idsOf('received', reference)).toEqual([id]);
    const cancelled = await orderIn('cancelled');
    expect(await idsOf('awaiting', String(cancelled))).toEqual([]);
    expect(await idsOf(null, String(cancelled))).toEqual([cancelled]);
    for (const name of ['fan', 'celebrity']) {
      const search = { list: 'all', age: null, find: '', page: 1 } as const;
      const asked = listDesk(search, userOf(name), Date.now());
      await expect(asked).rejects.toMatchObject({ code: 'not_allowed' });
    }
  });

  if (!backend.isOurs) return;
  // From here on the embedded back end is asked itself, past the gateway.

  it('lets one of twenty who decide at once have it, and records one event', async () => {
    const id = await orderIn('on-hold');
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        outcomeOf(id, 'receive', 'awaiting', index % 2 === 0 ? 'manager' : 'admin'),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'received')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'order_moved_on')).toHaveLength(19);
    expect((await getOrder(id, userOf('manager'))).paymentEvents).toHaveLength(1);
  });

  it('loses neither of a payment and a rejection that come at once', async () => {
    const id = await orderIn('on-hold');
    const [paid] = await Promise.all([
      outcomeOf(id, 'receive', 'awaiting'),
      moveOrder(rejectionOf(id), userOf('celebrity')).catch(() => null),
    ]);
    const { status, payment } = await getOrder(id, userOf('manager'));
    const fine = { cancelled: ['refund-due', 'awaiting'], 'on-hold': ['received'] } as const;
    expect(status === 'cancelled' || status === 'on-hold').toBe(true);
    if (status === 'cancelled' || status === 'on-hold') expect(fine[status]).toContain(payment);
    if (payment === 'awaiting') expect(paid).toBe('order_moved_on');
  });

  it('is told by `set_paid` and dated, as WooCommerce would', async () => {
    const id = await orderIn('on-hold');
    const { body } = await fixture().ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
      authorization: `Bearer ${await fixture().tokenOf('manager')}`,
      body: { set_paid: true },
    });
    expect(v.parse(orderSchema, body).date_paid_gmt).not.toBeNull();
    const order = await getOrder(id, userOf('manager'));
    expect(order).toMatchObject({ payment: 'received', status: 'on-hold' });
    expect(order.paymentEvents).toMatchObject([{ by: 'manager', name: 'Mona Desk' }]);
    const back = await move(id, 'takeBack', 'received');
    expect(back).toMatchObject({ payment: 'awaiting', paidAt: null });
  });

  it('is locked a second time in the back end, whomever the app says that it is', async () => {
    const id = await orderIn('on-hold');
    for (const actor of [`fan:${userOf('fan').id}`, `celebrity:${userOf('celebrity').id}`]) {
      const { status, body } = await fixture().ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
        authorization: serviceAuthorization,
        body: {
          meta_data: [
            { key: orderMeta.actor, value: actor },
            { key: orderMeta.payment, value: 'received' },
          ],
        },
      });
      expect([status, body]).toMatchObject([409, { code: 'astera_invalid_transition' }]);
    }
    expect((await getOrder(id, userOf('fan'))).payment).toBe('awaiting');
  });
});
