import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { recordRefund } from '#app/server/backend/orders/record-refund.server.ts';
import { moveRefund, sendRefundRun } from '#app/server/refunds/move-refunds.server.ts';
import {
  decidePartRefund,
  dropPartRefund,
  readPartRefunds,
} from '#app/server/refunds/part-refunds.server.ts';
import { fileRefundRun } from '#app/server/refunds/refund-file.server.ts';
import { findPartRefund, leasePart } from '#app/server/refunds/store/part-refunds.server.ts';
import { tellPartRefunds } from '#app/server/refunds/tell-part-refunds.server.ts';
import { listChanges } from '#app/server/settings/store/change-log.server.ts';
import { auditActionOf } from '#domain/site/change-log.ts';
import type { PaymentState } from '#domain/payment/payment.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import {
  openPaymentWorld,
  people,
  rejectionOf,
  type PaymentWorld,
} from '../server/payments/payment-world.ts';
import { fansIban, openRefundWorld, type RefundWorld } from './refund-world.ts';

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

describe.each(backends)('refunds of a part over $name', ({ start }) => {
  let world: PaymentWorld;
  let shop: RefundWorld;
  beforeEach(async () => {
    world = await openPaymentWorld(start);
    reached.fetch = world.fixture.backend.fetch;
    shop = await openRefundWorld(world);
  });
  afterEach(async () => {
    await shop.close();
    await world.fixture.close();
  });
  const refused = (done: Promise<unknown>, code = 'refund_moved_on') =>
    expect(done).rejects.toMatchObject({ code });
  const decide = (orderId: number, cents: number, left = 6_500, person = shop.manager) =>
    decidePartRefund(shop.desk, person, { orderId, cents, left, reason: 'The sound was poor' });
  const seen = (orderId: number, person = shop.fan) => readPartRefunds(shop.desk, person, orderId);
  const order = (id: number) => getOrder(id, shop.manager);
  const move = async (orderId: number, action: 'drop' | 'book' | 'return') =>
    moveRefund(shop.desk, shop.manager, { id: (await shop.refundOf(orderId)).id, action });
  const lineOf = async (id: number, cents = -1_000) =>
    shop.importLines([
      { cents, reference: `RF-${id}-${(await shop.refundOf(id)).id}`, name: 'Maria Papadaki' },
    ]);
  async function sent(...ids: readonly number[]): Promise<void> {
    const run = await shop.run(...ids);
    await fileRefundRun(shop.desk, shop.manager, run);
    await sendRefundRun(shop.desk, shop.manager, run);
  }
  /** Books the ledger, twice, and looks whether all adds up. */
  async function settled(): Promise<void> {
    await world.fixture.letSecondPass();
    await shop.ledger.post();
    await shop.ledger.post();
    expect(await shop.ledger.check()).toMatchObject({ waiting: 0, corrections: 0, findings: [] });
  }

  /** What of an order's money is at the bank. */
  async function bankOf(id: number): Promise<number> {
    const rows = (await shop.ledger.rows(id)).map((row) => row.split(' '));
    return rows.reduce((sum, [, of, cents]) => sum + (of === 'bank' ? Number(cents) : 0), 0);
  }

  it('go into a run, leave with its file, and are booked by their line: in the order, the ledger, a mail', async () => {
    const id = await shop.paidFromStatement();
    await settled();
    await decide(id, 1_000);
    const [told] = shop.mailed();
    expect(told?.to).toBe('fan@example.test');
    expect(told?.text).toMatch(/€10\b[\s\S]*The sound was poor/);
    expect(await shop.due(id)).toMatchObject({
      ...{ cents: 1_000, reason: 'The sound was poor', account: { end: '3000' } },
    });
    expect(await seen(id)).toMatchObject([
      { cents: 1_000, reason: 'The sound was poor', state: 'owed', by: null },
    ]);
    expect(await seen(id, shop.manager)).toMatchObject([{ by: shop.manager.name }]);
    await sent(id);
    expect(await seen(id)).toMatchObject([{ state: 'onItsWay' }]);
    expect((await order(id)).refunds).toEqual([]);
    await lineOf(id);
    expect(await order(id)).toMatchObject({ payment: 'received', refunds: [{ cents: 1_000 }] });
    expect((await shop.refundOf(id)).state).toBe('booked');
    expect(await seen(id)).toMatchObject([{ state: 'booked' }]);
    await tellPartRefunds(shop.desk);
    await tellPartRefunds(shop.desk);
    const mails = shop.mailed();
    expect(mails.map(({ to }) => to)).toEqual(['fan@example.test']);
    expect(mails[0]?.text).toContain('€10');
    await settled();
    expect(await bankOf(id)).toBe(5_500);
    // The same statement once more books nothing.
    await lineOf(id);
    expect((await order(id)).refunds).toHaveLength(1);
    const { rows } = await listChanges(shop.ledger.database, { page: 1, perPage: 20 });
    const names = rows.map(({ name }) => name);
    expect(names).toContain('part-refund');
    expect(rows.map(({ name, value }) => auditActionOf(name, value).name)).not.toContain('other');
  });

  it('are recorded once, though whoever did it was killed before it could be noted', async () => {
    const id = await shop.paidFromStatement();
    await decide(id, 1_000);
    await sent(id);
    const { id: refund } = await shop.refundOf(id);
    // Recorded in the back end, and then nothing more.
    await world.fixture.letSecondPass();
    const { id: partId } = (await seen(id))[0] ?? { id: 0 };
    await leasePart(shop.ledger.database, partId, shop.desk.now());
    await recordRefund(id, { cents: 1_000, reason: `The sound was poor (RF-${id}-${refund})` });
    await lineOf(id);
    expect((await shop.refundOf(id)).state).toBe('sent');
    shop.later();
    await lineOf(id);
    expect((await shop.refundOf(id)).state).toBe('booked');
    expect((await order(id)).refunds).toHaveLength(1);
    await settled();
  });

  it('come back: the refund leaves the order, and the part is owed again', async () => {
    const id = await shop.paidFromStatement();
    await decide(id, 1_000);
    await sent(id);
    await move(id, 'book');
    expect((await order(id)).refunds).toHaveLength(1);
    shop.mailed();
    await move(id, 'return');
    expect((await order(id)).refunds).toEqual([]);
    expect(shop.mailed()).toHaveLength(1);
    // The account of the statement did not do: the fan is asked.
    expect(await shop.due(id)).toMatchObject({ cents: 1_000, account: null });
    await shop.setAccount(id, 0, 'GR1601101250000000012300695');
    await sent(id);
    await lineOf(id);
    expect((await order(id)).refunds).toMatchObject([{ cents: 1_000 }]);
  });

  it('ask the fan for an account if no statement says it', async () => {
    const id = await world.orderWith('on-hold', 'received');
    await refused(shop.account(id), 'not_allowed');
    await decide(id, 2_000);
    expect(shop.mailed()[0]?.text).toContain('which account');
    expect((await shop.account(id)).end).toBeNull();
    await shop.setAccount(id, 0, fansIban);
    expect((await shop.due(id))?.account?.end).toBe('3000');
  });

  it('are refused as a second one, as too much, and after something else went back', async () => {
    const id = await shop.paidFromStatement();
    await refused(decide(id, 6_501), 'amount_differs');
    await refused(decide(id, 1_000, 6_400));
    const both = await Promise.allSettled([decide(id, 1_000), decide(id, 500)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await refused(decide(id, 6_500));
    const [part] = await seen(id);
    await dropPartRefund(shop.desk, shop.manager, part?.id ?? 0);
    expect(shop.mailed().at(-1)?.subject).toContain('No partial refund');
    await refused(dropPartRefund(shop.desk, shop.manager, part?.id ?? 0));
    expect(await seen(id)).toEqual([]);
    await decide(id, 700);
    await shop.run(id);
    const [other] = await seen(id);
    await refused(dropPartRefund(shop.desk, shop.manager, other?.id ?? 0));
  });

  it('of all that is left are the refund of the order', async () => {
    const id = await shop.paidFromStatement();
    await decide(id, 6_500);
    expect(await order(id)).toMatchObject({ payment: 'refund-due', refunds: [] });
    expect(await shop.due(id)).toMatchObject({ cents: 6_500, reason: null });
  });

  it('are in what is owed once the order is called off', async () => {
    const id = await shop.paidFromStatement();
    await decide(id, 1_000);
    const [part] = await seen(id);
    await moveOrder(rejectionOf(id), world.userOf('celebrity'));
    expect(await shop.due(id)).toMatchObject({ cents: 6_500, reason: null });
    expect(await seen(id)).toEqual([]);
    await sent(id);
    expect((await findPartRefund(shop.ledger.database, part?.id ?? 0))?.state).toBe('dropped');
    await lineOf(id, -6_500);
    expect(await order(id)).toMatchObject({ payment: 'refunded' });
    await settled();
    expect(await bankOf(id)).toBe(0);
  });

  it('leave the rest to what comes later, also if the order is called off while they are on their way', async () => {
    const id = await shop.paidFromStatement();
    await decide(id, 1_000);
    await sent(id);
    await moveOrder(rejectionOf(id), world.userOf('celebrity'));
    expect(await shop.due(id)).toBeUndefined();
    await lineOf(id);
    expect(await shop.due(id)).toMatchObject({ cents: 5_500, reason: null });
    await sent(id);
    await lineOf(id, -5_500);
    expect(await order(id)).toMatchObject({ payment: 'refunded' });
    await settled();
    expect(await bankOf(id)).toBe(0);
  });

  it('are decided on by those who run the shop, of what was paid by transfer, and read by the fan', async () => {
    const id = await shop.paidFromStatement();
    await decide(id, 1_000);
    const [part] = await seen(id);
    for (const [name, role] of people) {
      const person = world.userOf(name);
      const runs = role === 'manager' || role === 'administrator';
      if (!runs) {
        await refused(decide(id, 1_000, 6_500, person), 'not_allowed');
        await refused(dropPartRefund(shop.desk, person, part?.id ?? 0), 'not_allowed');
      }
      if (!runs && name !== 'fan')
        await refused(seen(id, person), name === 'celebrity' ? 'not_allowed' : 'not_found');
    }
    const ways: readonly PaymentState[] = ['awaiting', 'refund-due', 'refunded'];
    for (const payment of ways)
      await refused(decide(await world.orderWith('on-hold', payment), 1_000), 'not_allowed');
  });
});
