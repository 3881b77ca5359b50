import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { readBank } from '#app/server/bank/read-bank.server.ts';
import { returnCredit } from '#app/server/bank/return-credit.server.ts';
import { askForRetake } from '#app/server/backend/orders/fulfilment/retake.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import {
  extendPromise,
  remindCelebrity,
} from '#app/server/backend/orders/promise/fan-commands.server.ts';
import { cancelOverdueOrders } from '#app/server/backend/orders/promise/overdue-orders.server.ts';
import { sendDueReminders } from '#app/server/orders/due-reminders.server.ts';
import type { NewsDesk } from '#app/server/orders/notification-run.server.ts';
import { sendOrderNotifications } from '#app/server/orders/order-notifications.server.ts';
import { makePayoutRun } from '#app/server/payouts/payout-runs.server.ts';
import { reversePayout, sendPayoutRun } from '#app/server/payouts/move-payouts.server.ts';
import { readPayoutDesk } from '#app/server/payouts/read-payout-desk.server.ts';
import { setPayoutAccount } from '#app/server/payouts/own-payouts.server.ts';
import { sendRefundRun } from '#app/server/refunds/move-refunds.server.ts';
import { setOwnRefundAccount } from '#app/server/refunds/own-refund-account.server.ts';
import { decidePartRefund } from '#app/server/refunds/part-refunds.server.ts';
import { readRefundDesk } from '#app/server/refunds/read-refund-desk.server.ts';
import { makeRefundRun } from '#app/server/refunds/refund-runs.server.ts';
import { withdrawFrom } from '#app/server/withdrawals/own-withdrawal.server.ts';
import { firstWorkRules } from '#domain/order/desk/work-rules.ts';
import { firstWithdrawalRules } from '#domain/order/withdrawal/withdrawal-rules.ts';
import { matchStates } from '#domain/payment/matching/line-match.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { firstPayoutRules } from '#domain/payout/payout-rules.ts';

import type { BackendFixture } from '#tests/support/databases/backend-fixture.ts';
import { anyDatabase } from '#tests/support/databases/open-database.ts';
import { worldStart } from '#tests/support/databases/seed-world.ts';
import { startEmbedded } from '#tests/support/databases/tested-backends.ts';
import { bankOf, type WrittenLine } from '../payments/bank-world.ts';
import { openPaymentWorld, type PaymentWorld } from '../payments/payment-world.ts';
import {
  account,
  cases,
  decideOnLines,
  linesFor,
  own,
  placeOrder,
  price,
  type Case,
} from './day-world.ts';
import { fulfil, noRates, openLedger, type LedgerWorld } from './ledger-world.ts';

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

/** How many orders come in on the day: `npm run test:full` has 200. */
const orders = Number(process.env['DAY_ORDERS'] ?? '24');
const [first] = anyDatabase;

describe(`a day of ${orders} orders, and what follows`, () => {
  let world: PaymentWorld;
  let ledger: LedgerWorld;
  let day = 0;
  let advance: BackendFixture['advance'];
  let subjects: string[] = [];
  const ids = new Map<Case, number[]>(cases.map((one) => [one, []]));
  const of = (...which: readonly Case[]) => which.flatMap((one) => ids.get(one) ?? []);
  const now = () => new Date();
  const manager = () => world.userOf('manager');
  const fan = () => world.userOf('fan');
  const bank = bankOf(
    () => ledger.database,
    () => manager(),
  );
  const desk = () => ({
    database: ledger.database,
    queue: { put: async ({ subject }: { subject: string }) => void subjects.push(subject) },
    ownAccount: async () => own,
    account: async () => own,
    site: async () => ({ origin: 'https://astera.test', name: 'Astera' }),
    rates: async () => noRates,
    now,
  });
  const news = (): NewsDesk => ({ ...desk(), rules: async () => firstWorkRules });
  const payouts = () => ({
    ...desk(),
    rules: async () => ({ ...firstPayoutRules, from: '2026-06-01' }),
  });

  beforeAll(async () => {
    if (!first) throw new Error('there is no database to test on');
    world = await openPaymentWorld(async () => {
      const backend = await startEmbedded(first.open);
      ({ advance } = backend);
      return backend;
    });
    reached.fetch = world.fixture.backend.fetch;
    vi.useFakeTimers({ toFake: ['Date'], now: worldStart });
    ledger = await openLedger();
    await ledger.post();
    await sendOrderNotifications(news());
  }, 120_000);
  afterAll(async () => {
    vi.useRealTimers();
    await ledger.close();
    await world.fixture.close();
  });

  /** The clock of all goes on to a day; then the site looks around, as it does all the time. */
  async function until(later: number): Promise<void> {
    advance((later - day) * 86_400);
    day = later;
    vi.setSystemTime(worldStart.getTime() + later * 86_400_000);
    await cancelOverdueOrders(now());
    await sendDueReminders(news());
    await sendOrderNotifications(news());
    await ledger.post();
  }

  async function placed(one: Case): Promise<number> {
    const id = await placeOrder(world, one);
    ids.get(one)?.push(id);
    return id;
  }

  /** Imports what came in, and decides on every line that is open. */
  async function bankDay(lines: readonly WrittenLine[], currency = 'EUR'): Promise<void> {
    if (lines.length > 0) await bank.put(lines, currency);
    await decideOnLines(ledger.database, manager(), bank);
  }

  /** Refunds of all that is due: a run, its file to the bank, and the lines of the next statement. */
  async function refundRun(): Promise<number> {
    for (const { orderId, account: known } of (await readRefundDesk(desk(), manager())).due)
      if (!known) await setOwnRefundAccount(desk(), fan(), { ...account, orderId, version: 0 });
    const { due } = await readRefundDesk(desk(), manager());
    const chosen = due.map(({ orderId, cents, account: to }) => {
      return { orderId, cents, end: to?.end ?? '' };
    });
    const run = await makeRefundRun(desk(), manager(), chosen);
    await sendRefundRun(desk(), manager(), run);
    const { runs } = await readRefundDesk(desk(), manager());
    const refunds = runs.find(({ id }) => id === run)?.refunds ?? [];
    await bankDay(
      refunds.map(({ id, number, cents }) => {
        return { cents: -cents, text: `RF-${number}-${id}`, bank: `R${id}` };
      }),
    );
    return refunds.length;
  }

  async function payoutRun(): Promise<{ id: number; cents: number }> {
    const { payable } = await readPayoutDesk(payouts(), manager());
    const chosen = payable.flatMap(({ celebrityId, balance, account: to }) =>
      to ? [{ celebrityId, cents: balance.available, end: to.end }] : [],
    );
    await sendPayoutRun(payouts(), manager(), await makePayoutRun(payouts(), manager(), chosen));
    const { runs } = await readPayoutDesk(payouts(), manager());
    const [made] = runs[0]?.payouts ?? [];
    return { id: made?.id ?? 0, cents: made?.cents ?? 0 };
  }

  async function fulfilled(...which: readonly Case[]): Promise<void> {
    for (const id of of(...which)) await fulfil(world, id);
  }

  async function addsUp() {
    await world.fixture.letSecondPass();
    await ledger.post();
    await ledger.post();
    const check = await ledger.check();
    expect(check).toMatchObject({ waiting: 0, corrections: 0, findings: [] });
    return check;
  }

  it(
    'comes to its end by the doors that people use, and the ledger adds up',
    async () => {
      const lines: WrittenLine[] = [];
      for (let at = 0; at < orders; at += 1) {
        const one = cases[at % cases.length] ?? 'on time';
        lines.push(...linesFor(one, await placed(one)));
      }
      const isForeign = ({ text }: WrittenLine) =>
        of('in another currency').some((id) => text === creditorReference(String(id)));
      await bankDay(lines.filter((line) => !isForeign(line)));
      await bankDay(lines.filter(isForeign), 'USD');
      for (const { id, creditCents } of await bank.listed('credit')) {
        const returned = { lineId: id, cents: creditCents };
        await returnCredit(ledger.database, manager(), returned, bank.now());
      }
      await addsUp();

      await until(1);
      for (const orderId of of('withdrawn'))
        await withdrawFrom({ ...desk(), rules: async () => firstWithdrawalRules }, fan(), {
          orderId,
          reason: '',
        });
      await until(2);
      await fulfilled('on time', 'retake, part refunded', 'refunded after its payout');
      await until(3);
      for (const orderId of of('retake, part refunded')) {
        await askForRetake({ orderId, reason: 'no-sound', words: '' }, fan());
        const part = { orderId, cents: 1_000, left: price, reason: 'The sound was poor' };
        await decidePartRefund(desk(), manager(), part);
      }
      let refunds = await refundRun();
      await until(5);
      for (const id of of('nudged')) await remindCelebrity(id, fan(), now());
      await until(6);
      await fulfilled('nudged', 'paid in parts', 'paid too much', 'paid twice');
      await until(6.5);
      await until(7.5);
      for (const id of of('extended')) await extendPromise(id, fan(), now());
      await until(8);
      await fulfilled('late, with reminders');
      await until(11.5);
      for (const id of of('not extended: cancelled'))
        expect(await getOrder(id, manager())).toMatchObject({
          ...{ status: 'cancelled', payment: 'refund-due' },
        });
      refunds += await refundRun();
      await until(12);
      await fulfilled('extended');
      await addsUp();

      await until(20);
      const ava = world.userOf('celebrity');
      await setPayoutAccount(payouts(), ava, { ...account, bic: '', version: 0 });
      const paid = await payoutRun();
      await addsUp();
      // The bank gives it back; meanwhile orders of it were refunded.
      await reversePayout(payouts(), manager(), { id: paid.id, action: 'return' });
      for (const id of of('refunded after its payout'))
        await world.move(id, 'oweRefund', 'received');
      await until(21);
      refunds += await refundRun();
      await until(22);
      const again = await payoutRun();
      const { movements, bank: sums } = await addsUp();

      const states = new Map<string, number>();
      for (const id of of(...cases)) {
        const { status, payment } = await getOrder(id, manager());
        const state = `${status}, ${payment}`;
        states.set(state, (states.get(state) ?? 0) + 1);
      }
      const count = (...which: readonly Case[]) => of(...which).length;
      expect(Object.fromEntries(states)).toEqual({
        'completed, received': count(
          ...(['on time', 'late, with reminders', 'nudged', 'extended'] as const),
          ...(['retake, part refunded', 'paid in parts', 'paid too much', 'paid twice'] as const),
        ),
        'cancelled, refunded': count('not extended: cancelled', 'withdrawn'),
        'completed, refunded': count('refunded after its payout'),
        'processing, awaiting': count('in another currency'),
      });
      expect(refunds).toBe(
        count(
          ...(['withdrawn', 'retake, part refunded'] as const),
          ...(['not extended: cancelled', 'refunded after its payout'] as const),
        ),
      );
      expect(paid.cents - again.cents).toBe(count('refunded after its payout') * 5_200);
      expect(sums.payouts).toBe(-again.cents);
      expect(sums.refundsByHand).toBe(0);
      const told = (text: string) => subjects.filter((subject) => subject.includes(text)).length;
      expect(told('is overdue')).toBeGreaterThanOrEqual(count('late, with reminders'));
      const { counts } = await readBank(ledger.database, manager(), { list: 'booked', page: 1 });
      expect(matchStates.map((list) => counts[list])).toEqual(matchStates.map(() => 0));
      process.stdout.write(
        `${orders} orders, ${lines.length} payments, ${refunds} refunds, ${subjects.length} mails, ` +
          `${movements} movements, sum 0: ${JSON.stringify(Object.fromEntries(states))}\n`,
      );
      subjects = [];
    },
    120_000 + orders * 6_000,
  );
});
