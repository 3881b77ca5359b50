import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { matchAgain } from '#app/server/bank/match-again.server.ts';
import { reopenLine } from '#app/server/bank/set-aside-line.server.ts';
import { moveRefund, sendRefundRun } from '#app/server/refunds/move-refunds.server.ts';
import { readRefundDesk } from '#app/server/refunds/read-refund-desk.server.ts';
import { fileRefundRun } from '#app/server/refunds/refund-file.server.ts';
import { makeRefundRun } from '#app/server/refunds/refund-runs.server.ts';
import { refundAccounts, refundTransfers } from '#app/server/refunds/store/refund.schema.ts';
import { listChanges } from '#app/server/settings/store/change-log.server.ts';
import { refundReference } from '#domain/refund/refund.ts';
import { auditActionOf } from '#domain/site/change-log.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { openPaymentWorld, type PaymentWorld } from '../server/payments/payment-world.ts';
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

describe.each(backends)('refunds by bank transfer over $name', ({ start }) => {
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
  const endToEnd = async (orderId: number) => {
    const { id, number } = await shop.refundOf(orderId);
    return refundReference({ id, orderNumber: number });
  };
  const move = async (orderId: number, action: 'drop' | 'book' | 'return') =>
    moveRefund(shop.desk, shop.manager, { id: (await shop.refundOf(orderId)).id, action });

  it('go to the account that a statement shows, without a question', async () => {
    const id = await shop.owedFromStatement();
    expect(await shop.due(id)).toMatchObject({
      ...{ orderId: id, cents: 6_500 },
      account: { holder: 'Maria Papadaki', end: '3000', source: 'statement' },
    });
    expect(await shop.account(id)).toMatchObject({
      ...{ account: null, end: '3000', source: 'statement', isOnItsWay: false, version: 0 },
    });
    const run = await shop.run(id);
    const file = await fileRefundRun(shop.desk, shop.manager, run);
    const reference = await endToEnd(id);
    expect(reference).toMatch(/^RF-\w+-\d+$/);
    expect(file).toContain(`<EndToEndId>${reference}</EndToEndId>`);
    expect(file).toContain('<InstdAmt Ccy="EUR">65.00</InstdAmt>');
    expect(file).toContain(`<IBAN>${fansIban}</IBAN>`);
    expect(file).toContain('<Nm>Maria Papadaki</Nm>');
    expect(file).toContain(`<MsgId>REFUND-RUN-${run}</MsgId>`);
    // What the fan types counts more, and an account out of reach is asked for.
    const other = await shop.owedFromStatement();
    await shop.setAccount(other, 0, greekIban);
    expect((await shop.due(other))?.account).toMatchObject({ end: '0695', source: 'fan' });
    const turkish = await shop.owedFromStatement('TR330006100519786457841326');
    expect((await shop.due(turkish))?.account).toBeNull();
  });

  it('ask the fan otherwise, keep the account sealed, and let it be changed until it is in a run', async () => {
    const id = await world.orderWith('cancelled', 'received');
    expect((await shop.due(id))?.account).toBeNull();
    expect(await shop.account(id)).toMatchObject({ end: null, source: null, cameBack: false });
    await refused(makeRefundRun(shop.desk, shop.manager, [{ orderId: id, cents: 6_500, end: '' }]));
    await shop.setAccount(id);
    expect(shop.mailed().map(({ to, subject }) => [to, subject])).toEqual([
      ['fan@example.test', `Where we send the refund for order ${id}`],
    ]);
    const [row] = await shop.ledger.database.select().from(refundAccounts).limit(1);
    expect(JSON.stringify(row)).not.toMatch(/Papadaki|DE89|3000/);
    await refused(shop.setAccount(id, 0, greekIban), 'setting_moved_on');
    await shop.setAccount(id, 1, greekIban);
    expect((await shop.due(id))?.account).toEqual({
      ...{ holder: 'Maria Papadaki', end: '0695', source: 'fan' },
    });
    // A manager who saw the account from before pays nothing.
    await refused(
      makeRefundRun(shop.desk, shop.manager, [{ orderId: id, cents: 6_500, end: '3000' }]),
    );
    await shop.run(id);
    await refused(shop.setAccount(id, 2));
    expect(await shop.account(id)).toMatchObject({ isOnItsWay: true, end: '0695', version: 2 });
    await move(id, 'drop');
    await shop.setAccount(id, 2);
    expect(await shop.due(id)).toMatchObject({ account: { end: '3000' } });
  });

  it('are announced to the fan, who is asked for an account if no statement shows it', async () => {
    const asked = await world.orderWith('cancelled', 'received');
    const known = await shop.owedFromStatement();
    const question = 'Please tell us on the order’s page where to send your money';
    for (const topic of ['moved', 'refundDue'] as const) {
      expect((await shop.newsOf(asked, topic))?.text).toContain(question);
      expect((await shop.newsOf(asked, topic))?.text).toContain(`orderId=${asked}`);
      expect((await shop.newsOf(known, topic))?.text).not.toContain(question);
    }
    await shop.setAccount(asked);
    expect((await shop.newsOf(asked, 'refundDue'))?.text).not.toContain(question);
  });

  it('are made once, however many managers press at the same moment', async () => {
    const ids = [await shop.owedFromStatement(), await shop.owedFromStatement(greekIban)];
    const chosen = await shop.chosen(...ids);
    const made = await Promise.allSettled([
      makeRefundRun(shop.desk, shop.manager, chosen),
      makeRefundRun(shop.desk, world.userOf('admin'), chosen),
      makeRefundRun(shop.desk, shop.manager, chosen.slice(1)),
    ]);
    const rows = await shop.ledger.database.select().from(refundTransfers).limit(10);
    expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(rows.length);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of made)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'refund_moved_on' });
    const { runs } = await readRefundDesk(shop.desk, shop.manager);
    expect(runs).toHaveLength(1);
    const sent = await Promise.allSettled([
      sendRefundRun(shop.desk, shop.manager, runs[0]?.id ?? 0),
      sendRefundRun(shop.desk, shop.manager, runs[0]?.id ?? 0),
    ]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // One order twice in a run is no run.
    const again = await shop.owedFromStatement();
    const [once] = await shop.chosen(again);
    if (once) await refused(makeRefundRun(shop.desk, shop.manager, [once, once]));
  });

  it('are booked when their line comes in with a statement, once, and the ledger follows', async () => {
    const id = await shop.owedFromStatement();
    await shop.ledger.post();
    await sendRefundRun(shop.desk, shop.manager, await shop.run(id));
    const reference = await endToEnd(id);
    const debit = { cents: -6_500, reference, name: 'Maria Papadaki', iban: fansIban };
    // Neither another amount nor another reference is it.
    await shop.importLines([
      { ...debit, cents: -6_400 },
      { ...debit, reference: '', text: `${reference}1` },
    ]);
    expect(await shop.paymentOf(id)).toBe('refund-due');
    await world.fixture.letSecondPass();
    await shop.importLines([{ cents: -6_500, text: `Astéra ${reference}`, iban: fansIban }]);
    expect(await shop.paymentOf(id)).toBe('refunded');
    expect(await shop.lastReferenceOf(id)).toContain(`${reference} #`);
    expect((await shop.refundOf(id)).state).toBe('booked');
    const booked = await shop.listed('booked');
    expect(booked.find(({ cents }) => cents === -6_500)?.shares).toEqual([
      { orderId: id, number: String(id), cents: 6_500, kind: 'refund' },
    ]);
    // The same statement and a second line with the reference book nothing more.
    await shop.importLines([{ cents: -6_500, text: `Astéra ${reference}`, iban: fansIban }]);
    await shop.importLines([{ ...debit, name: 'Someone else' }]);
    expect(await shop.paymentOf(id)).toBe('refunded');
    expect(await shop.listed('booked')).toHaveLength(booked.length);
    const line = booked.find(({ cents }) => cents === -6_500)?.id ?? 0;
    await refused(
      reopenLine(shop.desk.database, shop.manager, line, shop.desk.now()),
      'not_allowed',
    );
    await shop.ledger.post();
    expect((await shop.ledger.check()).findings).toEqual([]);
    const movements = (await shop.ledger.rows(id)).map((row) => row.split(' ')[0]);
    expect(movements).toContainEqual(expect.stringMatching(`^order:${id}:refunded:`));
  });

  it('are booked to the end when they were interrupted after the order was marked', async () => {
    const id = await shop.owedFromStatement();
    await sendRefundRun(shop.desk, shop.manager, await shop.run(id));
    const reference = await endToEnd(id);
    // What a process that was killed then leaves behind.
    await movePayment(
      { orderId: id, action: 'refund', from: 'refund-due', reference },
      shop.manager,
    );
    expect((await shop.refundOf(id)).state).toBe('sent');
    await shop.importLines([{ cents: -6_500, reference }]);
    expect((await shop.refundOf(id)).state).toBe('booked');
    expect((await shop.listed('booked')).some(({ cents }) => cents === -6_500)).toBe(true);
    expect(await shop.paymentOf(id)).toBe('refunded');
  });

  it('are booked by hand without statements, by one of two, and get their line later', async () => {
    const id = await shop.owedFromStatement();
    const run = await shop.run(id);
    await refused(move(id, 'book'));
    await sendRefundRun(shop.desk, shop.manager, run);
    const both = await Promise.allSettled([move(id, 'book'), move(id, 'book')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await shop.paymentOf(id), (await shop.refundOf(id)).state]).toEqual([
      ...['refunded', 'booked'],
    ]);
    const reference = await endToEnd(id);
    await shop.importLines([{ cents: -6_500, reference }]);
    const limits = { attempt: () => Promise.resolve(null) };
    await matchAgain(shop.desk.database, limits, shop.manager, shop.desk.now);
    const lines = (await shop.listed('booked')).filter(({ cents }) => cents === -6_500);
    expect(lines).toHaveLength(1);
    const { rows } = await listChanges(shop.ledger.database, { page: 1, perPage: 20 });
    const deeds = rows.map(({ name, value }) => auditActionOf(name, value).name);
    expect(deeds.filter((name) => name === 'refund-booked')).toHaveLength(1);
    expect(deeds).toContain('refund-run-sent');
    expect(deeds).not.toContain('other');
  });

  it('come back: the order is owed again, and its fan is asked for another account', async () => {
    const [early, late] = [await shop.owedFromStatement(), await shop.owedFromStatement()];
    const run = await shop.run(early, late);
    await refused(move(early, 'return'));
    await sendRefundRun(shop.desk, shop.manager, run);
    await move(early, 'return');
    await move(late, 'book');
    expect(await shop.paymentOf(late)).toBe('refunded');
    shop.mailed();
    const both = await Promise.allSettled([move(late, 'return'), move(late, 'return')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(shop.mailed().map(({ subject }) => subject)).toEqual([
      `Your refund for order ${late} came back`,
    ]);
    for (const id of [early, late]) {
      expect(await shop.paymentOf(id)).toBe('refund-due');
      // The account of the statement is not tried again.
      expect((await shop.due(id))?.account).toBeNull();
      expect(await shop.account(id)).toMatchObject({ end: null, cameBack: true, version: 0 });
      await shop.setAccount(id, 0, greekIban);
    }
    await sendRefundRun(shop.desk, shop.manager, await shop.run(early, late));
    await move(early, 'book');
    expect(await shop.paymentOf(early)).toBe('refunded');
  });
});
