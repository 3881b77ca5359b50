import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { moveRefund, sendRefundRun } from '#app/server/refunds/move-refunds.server.ts';
import {
  readOwnRefundAccount,
  setOwnRefundAccount,
} from '#app/server/refunds/own-refund-account.server.ts';
import { readRefundDesk } from '#app/server/refunds/read-refund-desk.server.ts';
import { fileRefundRun } from '#app/server/refunds/refund-file.server.ts';
import { makeRefundRun } from '#app/server/refunds/refund-runs.server.ts';
import {
  sealRefundAccount,
  storeRefundAccount,
} from '#app/server/refunds/store/refund-accounts.server.ts';
import { listChanges } from '#app/server/settings/store/change-log.server.ts';
import { auditActionOf } from '#domain/site/change-log.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { openPaymentWorld, people, type PaymentWorld } from '../server/payments/payment-world.ts';
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

const greekIban = 'GR1601101250000000012300695';

describe.each(backends)('refund runs over $name', ({ start }) => {
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
  const move = async (orderId: number, action: 'drop' | 'book' | 'return') =>
    moveRefund(shop.desk, shop.manager, { id: (await shop.refundOf(orderId)).id, action });
  const file = (run: number, person = shop.manager) => fileRefundRun(shop.desk, person, run);

  it('keep what is in them once their file is out, whose day stays that of the first time', async () => {
    const [id, other] = [await shop.owedFromStatement(), await shop.owedFromStatement(greekIban)];
    const run = await shop.run(id, other);
    await move(other, 'drop');
    shop.letDaysPass(2);
    const filedAt = shop.desk.now();
    const first = await file(run);
    expect(first).toContain(`<Dt>${filedAt.toISOString().slice(0, 10)}</Dt>`);
    expect(first).toContain(fansIban);
    expect(first.match(/<CdtTrfTxInf>/g)).toHaveLength(1);
    shop.letDaysPass(3);
    expect(await file(run, world.userOf('admin'))).toBe(first);
    await refused(move(id, 'drop'), 'run_filed');
    const { runs } = await readRefundDesk(shop.desk, shop.manager);
    expect(runs).toMatchObject([{ filedAt: filedAt.toISOString(), sentAt: null }]);
    expect((await shop.refundOf(id)).state).toBe('prepared');
    const { rows } = await listChanges(shop.ledger.database, { page: 1, perPage: 2 });
    expect(rows.map(({ name, value, by }) => [name, value, by])).toEqual([
      ['refund-run-filed', { run }, world.userOf('admin').name],
      ['refund-run-filed', { run }, shop.manager.name],
    ]);
    expect(rows.map(({ name, value }) => auditActionOf(name, value).name)).not.toContain('other');
    await sendRefundRun(shop.desk, shop.manager, run);
    await move(id, 'return');
    expect(await shop.paymentOf(id)).toBe('refund-due');
  });

  it('either give a refund up or have it in their file, if both are asked at the same moment', async () => {
    const id = await shop.owedFromStatement();
    const run = await shop.run(id);
    const both = await Promise.allSettled([file(run), move(id, 'drop')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are sent once their file is out, even if an order was refunded by hand after that', async () => {
    const id = await shop.owedFromStatement();
    const run = await shop.run(id);
    await file(run);
    await world.move(id, 'refund', 'refund-due');
    // It cannot leave the run any more: the managers are told to stop it at the bank.
    expect(await shop.refundOf(id)).toMatchObject({ isStale: true, state: 'prepared' });
    await refused(move(id, 'drop'), 'run_filed');
    await file(run);
    await sendRefundRun(shop.desk, shop.manager, run);
    await move(id, 'book');
    expect((await shop.refundOf(id)).state).toBe('booked');
  });

  it('are refused by name where a bank would refuse the account, and not stored', async () => {
    const id = await world.orderWith('cancelled', 'received');
    for (const holder of ['🙂', '★★', '– ( )'])
      await expect(shop.setAccount(id, 0, fansIban, holder)).rejects.toMatchObject({
        ...{ code: 'invalid_input', fields: { holder: 'not-a-bank-name' } },
      });
    expect(await shop.account(id)).toMatchObject({ account: null, version: 0 });
    // One from before this was checked.
    const sealed = await sealRefundAccount({ holder: '★★', iban: fansIban });
    const of = { orderId: id, customerId: shop.fan.id };
    const change = { sealed, version: 0, now: shop.desk.now() };
    await storeRefundAccount(shop.ledger.database, of, change);
    const name = (await shop.due(id))?.fan;
    await expect(shop.run(id)).rejects.toMatchObject({
      ...{ code: 'run_unsendable', status: 422, fields: { name } },
    });
    // A statement that names the payer so says nothing: the fan is asked.
    const starred = await shop.owedFromStatement(greekIban, '★★');
    expect((await shop.due(starred))?.account).toBeNull();
    await shop.setAccount(id, 1);
    const own = { holder: 'Astera', iban: 'TR330006100519786457841326', bic: '', bankName: '' };
    const abroad = { ...shop.desk, ownAccount: async () => own };
    const chosen = await shop.chosen(id);
    await expect(makeRefundRun(abroad, shop.manager, chosen)).rejects.toMatchObject({
      ...{ code: 'run_unsendable', fields: { own: 'outside-sepa' } },
    });
    expect((await readRefundDesk(shop.desk, shop.manager)).runs).toEqual([]);
  });

  it('are not sent for an order that someone refunded by hand meanwhile', async () => {
    const id = await shop.owedFromStatement();
    const run = await shop.run(id);
    await world.move(id, 'refund', 'refund-due');
    expect((await shop.refundOf(id)).isStale).toBe(true);
    await refused(file(run));
    await refused(sendRefundRun(shop.desk, shop.manager, run));
    await move(id, 'drop');
    await refused(file(run), 'not_found');
    expect((await shop.refundOf(id)).state).toBe('dropped');
  });

  it('are the business of those who run the shop; the account is that of the fan alone', async () => {
    const id = await shop.owedFromStatement();
    const chosen = await shop.chosen(id);
    const run = await shop.run(id);
    const { id: refund } = await shop.refundOf(id);
    for (const [name, role] of people) {
      const person = world.userOf(name);
      if (role === 'fan' || role === 'celebrity')
        for (const tried of [
          () => readRefundDesk(shop.desk, person),
          () => makeRefundRun(shop.desk, person, chosen),
          () => sendRefundRun(shop.desk, person, run),
          () => moveRefund(shop.desk, person, { id: refund, action: 'drop' }),
          () => file(run, person),
        ])
          await refused(tried(), 'not_allowed');
      if (name === 'fan') continue;
      const seesOrder = role === 'manager' || role === 'administrator' || name === 'celebrity';
      const account = { orderId: id, version: 0, holder: 'Someone', iban: greekIban };
      for (const tried of [
        () => readOwnRefundAccount(shop.desk, person, id),
        () => setOwnRefundAccount(shop.desk, person, account),
      ])
        await refused(tried(), seesOrder ? 'not_allowed' : 'not_found');
    }
    // An order that is owed nothing has no account.
    const paid = await world.orderWith('on-hold', 'received');
    await refused(shop.account(paid), 'not_allowed');
    await refused(shop.setAccount(paid), 'not_allowed');
  });
});
