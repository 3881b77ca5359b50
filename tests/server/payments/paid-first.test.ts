import { describe, expect, it, vi } from 'vitest';

import { decideOrders } from '#app/server/backend/orders/decide-orders.server.ts';
import { readEarningsOf } from '#app/server/backend/orders/earnings.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { releaseOrder } from '#app/server/backend/orders/fulfilment/release.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { shopOf } from '../orders/order-moves-shop.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

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

describe.each(backends)('an unpaid order on $name', (backend) => {
  const { fixture, actorOf, productId, orderIn, ...shop } = shopOf(backend, (fetch) => {
    world.fetch = fetch;
  });
  const unpaid = (status: 'admin-approval' | 'on-hold' | 'processing') =>
    orderIn(status, true, productId(), false);
  const named = (name: string) => ({ ...actorOf(name), name: 'Mara' });
  const reason = 'She always pays.';
  const release = (orderId: number, name: string) =>
    outcomeOf(releaseOrder({ orderId, reason }, named(name)));

  it('is approved and seen by its celebrity, who cannot accept it until it is paid', async () => {
    const id = await unpaid('admin-approval');
    expect(await shop.outcomeOf(id, 'accept', 'admin-approval', 'manager')).toBe('on-hold');
    expect(await getOrder(id, actorOf('celebrity'))).toMatchObject({
      payment: 'awaiting',
      startsUnpaid: false,
    });
    for (const name of ['celebrity', 'admin']) {
      expect(await shop.outcomeOf(id, 'accept', 'on-hold', name)).toBe('payment_missing');
    }
    await movePayment(
      { orderId: id, action: 'receive', from: 'awaiting', reference: '' },
      named('manager'),
    );
    expect(await shop.outcomeOf(id, 'accept', 'on-hold', 'celebrity')).toBe('processing');
  });

  it('is not accepted past the app either, but by those who run the shop', async () => {
    const id = await unpaid('on-hold');
    const celebrity = { key: orderMeta.actor, value: `celebrity:${actorOf('celebrity').id}` };
    const patch = (meta_data: readonly object[]) =>
      fixture().ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
        authorization: serviceAuthorization,
        body: { status: 'processing', meta_data },
      });
    const { status, body } = await patch([celebrity]);
    expect([status, body]).toMatchObject([409, { code: 'astera_payment_missing' }]);
    const said = { key: orderMeta.startsUnpaid, value: true };
    expect((await patch([celebrity, said])).status).toBe(200);
    const { meta_data } = (await patch([])).body as { meta_data: readonly { key: string }[] };
    expect(meta_data.map(({ key }) => key)).not.toContain(orderMeta.startsUnpaid);
  });

  it('begins where the site lets celebrities begin as soon as an order is approved', async () => {
    const id = await unpaid('on-hold');
    const rules = { paidFirst: false };
    expect(await getOrder(id, actorOf('celebrity'), rules)).toMatchObject({ startsUnpaid: true });
    const command = { orderId: id, from: 'on-hold', action: 'accept' } as const;
    expect((await moveOrder(command, actorOf('celebrity'), rules)).status).toBe('processing');
  });

  it('is released by a manager with a reason, once, and begins then', async () => {
    const id = await unpaid('on-hold');
    for (const name of ['fan', 'celebrity']) expect(await release(id, name)).toBe('not_allowed');
    for (const name of ['fan2', 'priya']) expect(await release(id, name)).toBe('not_found');
    const outcomes = await Promise.all([release(id, 'manager'), release(id, 'admin')]);
    expect(outcomes.toSorted()).toEqual(['done', 'order_moved_on']);
    expect(await release(id, 'manager')).toBe('order_moved_on');
    const told = { reason, at: expect.any(String) };
    expect((await getOrder(id, actorOf('manager'))).release).toMatchObject({
      ...told,
      name: 'Mara',
    });
    expect((await getOrder(id, actorOf('celebrity'))).release).toMatchObject({ ...told, name: '' });
    expect((await getOrder(id, actorOf('fan'))).release).toBeNull();
    expect(await shop.outcomeOf(id, 'accept', 'on-hold', 'celebrity')).toBe('processing');
  });

  it('needs no release once it is paid, and none before it is approved', async () => {
    const paid = await orderIn('on-hold');
    expect(await release(paid, 'manager')).toBe('order_moved_on');
    expect(await release(await unpaid('admin-approval'), 'manager')).toBe('order_moved_on');
  });

  it('is left out of a decision on several that did not mean it', async () => {
    const [one, other] = [await unpaid('admin-approval'), await orderIn('admin-approval')];
    const decide = (orderIds: number[], withUnpaid: boolean) =>
      decideOrders({ action: 'accept', orderIds, withUnpaid }, actorOf('manager'));
    expect(await decide([one, other], false)).toEqual([
      { orderId: one, outcome: 'unpaid', status: 'admin-approval' },
      { orderId: other, outcome: 'done', status: 'on-hold' },
    ]);
    const third = await orderIn('admin-approval');
    const outcomes = await decide([one, third], true);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await decide([await unpaid('admin-approval')], false)).toMatchObject([
      { outcome: 'done' },
    ]);
  });

  it('is no earning: what is under way, or fulfilled and not paid, is expected', async () => {
    const expectedNow = async () =>
      (await readEarningsOf(actorOf('celebrity'), 1, [], Date.now())).expected;
    const before = await expectedNow();
    const { total } = await getOrder(await orderIn('processing'), actorOf('fan'));
    await orderIn('completed', true, productId(), false);
    await orderIn('completed');
    const { count, theirs } = await expectedNow();
    expect(count).toBe(before.count + 2);
    expect(theirs - before.theirs).toBeGreaterThan(total);
  });
});
