import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import {
  readOwnWithdrawals,
  readWithdrawalOf,
  withdrawFrom,
} from '#app/server/withdrawals/own-withdrawal.server.ts';
import {
  noteGoodsReturned,
  readExpectedReturns,
} from '#app/server/withdrawals/returned-goods.server.ts';
import { settleWithdrawals } from '#app/server/withdrawals/settle-withdrawals.server.ts';
import type { WithdrawalDesk } from '#app/server/withdrawals/withdrawal-desk.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { productListSchema } from '#backend/contract/catalog/product.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta, paymentMethodId } from '#backend/contract/orders/order-meta.ts';
import { fanNoticeOf } from '#domain/order/notifications/fan-notice.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { firstWithdrawalRules } from '#domain/order/withdrawal/withdrawal-rules.ts';

import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { backends } from '#tests/support/databases/tested-backends.ts';
import { openLedger } from '../server/ledger/ledger-world.ts';
import { openPaymentWorld, type PaymentWorld } from '../server/payments/payment-world.ts';
import { outcomeOf } from '../server/orders/outcome-of.ts';

/** The client asks this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => reached.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

describe.each(backends)('a withdrawal over $name', ({ start }) => {
  let world: PaymentWorld;
  let ledger: Awaited<ReturnType<typeof openLedger>>;
  let desk: WithdrawalDesk;
  let goodsId = 0;
  /** By the clock of the shop. */
  let now = new Date();
  const put: Mail[] = [];
  beforeAll(async () => {
    world = await openPaymentWorld(start);
    reached.fetch = world.fixture.backend.fetch;
    ledger = await openLedger();
    desk = {
      database: ledger.database,
      queue: {
        put: (mail) => {
          put.push(mail);
          return Promise.resolve();
        },
      },
      rules: async () => firstWithdrawalRules,
      site: async () => ({ origin: 'https://astera.test', name: 'Astéra' }),
      now: () => now,
    };
    const { body } = await world.fixture.ask('GET', '/wp-json/wc/v3/products?per_page=100', {
      authorization: serviceAuthorization,
    });
    goodsId = v.parse(productListSchema, body).find(({ slug }) => slug === 'signed-photo')?.id ?? 0;
  });
  afterAll(async () => {
    await ledger.close();
    await world.fixture.close();
  });

  async function ordered(status: OrderStatus, { isGoods = false, isPaid = true } = {}) {
    const { body } = await world.fixture.ask('POST', '/wp-json/wc/v3/orders', {
      authorization: serviceAuthorization,
      body: {
        status,
        customer_id: world.userOf('fan').id,
        payment_method: paymentMethodId.transfer,
        line_items: [{ product_id: isGoods ? goodsId : world.productId, quantity: 1 }],
        meta_data: [
          { key: orderMeta.withdrawalTerms, value: JSON.stringify({ days: 14, consent: null }) },
        ],
      },
    });
    const { id, date_created_gmt } = v.parse(orderSchema, body);
    now = new Date(Date.parse(`${date_created_gmt}Z`) + 60_000);
    if (isPaid) {
      const deed = { action: 'receive', from: 'awaiting', reference: '' } as const;
      await movePayment({ orderId: id, ...deed }, world.userOf('manager'));
    }
    return id;
  }
  const seen = (id: number) => getOrder(id, world.userOf('manager'));
  const withdraw = (orderId: number, name = 'fan', reason = '') =>
    withdrawFrom(desk, world.userOf(name), { orderId, reason });

  it('cancels an order, owes its money and is confirmed by mail, once however often it is declared', async () => {
    const id = await ordered('on-hold');
    put.splice(0);
    const views = await Promise.all([withdraw(id, 'fan', 'Too late.'), withdraw(id)]);
    const again = await withdraw(id, 'fan', 'Another reason.');
    expect(views.map(({ withdrawal }) => withdrawal?.at)).toEqual([
      again.withdrawal?.at,
      again.withdrawal?.at,
    ]);
    const order = await seen(id);
    expect(order).toMatchObject({ status: 'cancelled', payment: 'refund-due' });
    expect(fanNoticeOf(order)).toBe('withdrawnWithRefund');
    expect(put).toHaveLength(1);
    expect(put[0]).toMatchObject({ to: 'fan@example.test' });
    expect(put[0]?.subject).toContain('You withdrew from order');
    expect(put[0]?.text).toMatch(/\d{1,2}.\w{3}.\d{4}, \d\d:\d\d/);
  });

  it('is its fan’s alone, and over once work on a video has begun', async () => {
    const id = await ordered('processing');
    expect(await outcomeOf(withdraw(id))).toBe('order_moved_on');
    expect(await outcomeOf(withdraw(id, 'manager'))).toBe('not_allowed');
    expect(await outcomeOf(withdraw(id, 'celebrity'))).toBe('not_allowed');
    expect(await outcomeOf(withdraw(id, 'fan2'))).toBe('not_found');
    const view = await readWithdrawalOf(desk, world.userOf('fan'), id);
    expect(view.standing).toMatchObject({ kind: 'closed', why: 'begun' });
    expect((await seen(id)).status).toBe('processing');
  });

  it('wins over an acceptance at the same moment, or comes too late for it', async () => {
    const id = await ordered('on-hold');
    const command = { orderId: id, action: 'accept', from: 'on-hold' } as const;
    const [withdrawn] = await Promise.all([
      outcomeOf(withdraw(id)),
      outcomeOf(moveOrder(command, world.userOf('celebrity'))),
    ]);
    const { status } = await seen(id);
    // What was declared in time is done, though the celebrity was faster.
    expect(status).toBe(withdrawn === 'done' ? 'cancelled' : 'processing');
  });

  it('of goods that were sent waits until they are back, and then owes the money', async () => {
    const id = await ordered('completed', { isGoods: true });
    const { withdrawal } = await withdraw(id);
    expect(withdrawal).toMatchObject({ awaitsReturn: true, returnedAt: null });
    expect(await seen(id)).toMatchObject({ status: 'completed', payment: 'received' });
    await settleWithdrawals(desk);
    expect((await seen(id)).payment).toBe('received');
    const manager = world.userOf('manager');
    const expected = async () =>
      (await readExpectedReturns(desk, manager)).map(({ orderId }) => orderId);
    expect(await expected()).toEqual([id]);
    expect(await outcomeOf(noteGoodsReturned(desk, world.userOf('fan'), id))).toBe('not_allowed');
    const both = await Promise.all([
      outcomeOf(noteGoodsReturned(desk, manager, id)),
      outcomeOf(noteGoodsReturned(desk, world.userOf('admin'), id)),
    ]);
    expect(both.toSorted()).toEqual(['done', 'refund_moved_on']);
    expect((await seen(id)).payment).toBe('refund-due');
    expect(await expected()).toEqual([]);
    const own = await readOwnWithdrawals(desk, world.userOf('fan'));
    expect(own.find(({ orderId }) => orderId === id)?.withdrawal?.returnedAt).not.toBeNull();
  });

  it('is finished by the next run if it was interrupted', async () => {
    const id = await ordered('processing', { isGoods: true, isPaid: false });
    const { fetch } = world.fixture.backend;
    reached.fetch = (request) =>
      request.method === 'PATCH' || request.method === 'PUT'
        ? Promise.resolve(new Response('{}', { status: 503 }))
        : fetch(request);
    expect((await withdraw(id)).withdrawal).not.toBeNull();
    reached.fetch = fetch;
    expect((await seen(id)).status).toBe('processing');
    await settleWithdrawals(desk);
    expect(await seen(id)).toMatchObject({ status: 'cancelled', payment: 'awaiting' });
    await settleWithdrawals(desk);
  });
});
