import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { makePayoutRun } from '#app/server/payouts/payout-runs.server.ts';
import { reversePayout, sendPayoutRun } from '#app/server/payouts/move-payouts.server.ts';
import { readOwnBalance, readOwnPayouts } from '#app/server/payouts/own-payouts.server.ts';
import { readPayoutDesk } from '#app/server/payouts/read-payout-desk.server.ts';

import { formatMoney } from '#domain/money/money.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { openPaymentWorld, type PaymentWorld } from '../server/payments/payment-world.ts';
import { openPayoutWorld, type PayoutWorld } from './payout-world.ts';

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

describe.each(backends)('payouts over $name', ({ start }) => {
  let world: PaymentWorld;
  let shop: PayoutWorld;
  beforeEach(async () => {
    world = await openPaymentWorld(start);
    reached.fetch = world.fixture.backend.fetch;
    shop = await openPayoutWorld(world);
  });
  afterEach(async () => {
    await shop.close();
    await world.fixture.close();
  });

  it('hold an earning for a week, then pay it once, and tell the celebrity', async () => {
    await shop.sell();
    await shop.setAccount();
    await shop.letDaysPass(6.99);
    expect(await readOwnBalance(shop.desk, shop.ava)).toEqual({
      ...{
        earned: shop.due,
        onHold: 5_200,
        available: shop.before,
        paidOut: 0,
        settled: 0,
        netted: 0,
      },
    });
    await expect(makePayoutRun(shop.desk, shop.manager, shop.chosen())).rejects.toMatchObject({
      code: 'payout_moved_on',
    });
    await shop.letDaysPass(8);
    const [payable] = (await readPayoutDesk(shop.desk, shop.manager)).payable;
    expect(payable).toMatchObject({
      celebrityId: shop.ava.id,
      balance: { available: shop.due },
      account: { holder: 'Ava Moreno', end: '3000', hint: 'same' },
    });

    const run = await makePayoutRun(shop.desk, shop.manager, shop.chosen());
    expect(await readOwnBalance(shop.desk, shop.ava)).toEqual({
      ...{ earned: shop.due, onHold: 0, available: 0, paidOut: shop.due, settled: 0, netted: 0 },
    });
    expect(await shop.ledger.balance('payouts-in-transit')).toBe(-shop.due);
    shop.mailed();
    await sendPayoutRun(shop.desk, shop.manager, run);
    const mails = shop.mailed();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['celebrity@example.test', 'Your payout is on its way'],
    ]);
    expect(mails[0]?.text).toContain(formatMoney(shop.due, 'en'));
    expect([
      await shop.ledger.balance('payouts-in-transit'),
      await shop.ledger.balance('bank'),
    ]).toEqual([0, shop.bankBefore + 6_500 - shop.due]);
    const { payouts } = await readOwnPayouts(shop.desk, shop.ava);
    expect(payouts).toMatchObject([{ cents: shop.due, end: '3000', state: 'sent' }]);
    await shop.addsUp();
  });

  it('are made once, however many managers press at the same moment', async () => {
    await shop.sell();
    await shop.setAccount();
    const made = await Promise.allSettled([
      makePayoutRun(shop.desk, shop.manager, shop.chosen()),
      makePayoutRun(shop.desk, world.userOf('admin'), shop.chosen()),
      makePayoutRun(shop.desk, shop.manager, shop.chosen()),
    ]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of made)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'payout_moved_on' });
    const { runs } = await readPayoutDesk(shop.desk, shop.manager);
    expect(runs.flatMap(({ payouts }) => payouts)).toHaveLength(1);
    // One of two who mark it as sent has done it.
    const id = runs[0]?.id ?? 0;
    const sent = await Promise.allSettled([
      sendPayoutRun(shop.desk, shop.manager, id),
      sendPayoutRun(shop.desk, shop.manager, id),
    ]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await shop.addsUp();
  });

  it('pay nothing that is not as the manager saw it', async () => {
    await shop.sell();
    await shop.setAccount();
    const refused = (list: ReturnType<typeof shop.chosen>) =>
      expect(makePayoutRun(shop.desk, shop.manager, list)).rejects.toMatchObject({
        code: 'payout_moved_on',
      });
    await refused([{ celebrityId: shop.ava.id, cents: shop.due - 1, end: '3000' }]);
    await refused([...shop.chosen(), ...shop.chosen()]);
    await refused([{ celebrityId: world.userOf('priya').id, cents: 5_200, end: '3000' }]);
    await shop.setAccount(1, { iban: 'GR1601101250000000012300695' });
    await refused(shop.chosen());
    await shop.setAccount(2);
    shop.loseOwnAccount();
    await refused(shop.chosen());
    expect((await readPayoutDesk(shop.desk, shop.manager)).runs).toEqual([]);
    await shop.addsUp();
  });

  it('pay nothing of an order whose payment was taken back a moment ago', async () => {
    const order = await shop.sell();
    await shop.setAccount();
    await world.fixture.letSecondPass();
    await world.move(order, 'takeBack', 'received');
    await expect(makePayoutRun(shop.desk, shop.manager, shop.chosen())).rejects.toMatchObject({
      code: 'payout_moved_on',
    });
    expect(await readOwnBalance(shop.desk, shop.ava)).toMatchObject({ earned: shop.before });
    await shop.addsUp();
  });

  it('say what they make up for: earnings taken back since the last one, and what the bank returned', async () => {
    const first = await shop.sell();
    await shop.setAccount();
    await shop.letDaysPass(8);
    const run = await makePayoutRun(shop.desk, shop.manager, shop.chosen());
    await sendPayoutRun(shop.desk, shop.manager, run);
    await shop.lookFromTheStart();
    await world.fixture.letSecondPass();
    await world.move(first, 'oweRefund', 'received');
    await shop.sell();
    await shop.sell();
    await shop.letDaysPass(8);
    const { payable } = await readPayoutDesk(shop.desk, shop.manager);
    expect(payable).toMatchObject([
      { balance: { available: 5_200 }, parts: { takenBack: 5_200, cameBack: 0 } },
    ]);
    const chosen = [{ celebrityId: shop.ava.id, cents: 5_200, end: '3000' }];
    await sendPayoutRun(
      shop.desk,
      shop.manager,
      await makePayoutRun(shop.desk, shop.manager, chosen),
    );
    const parts = async () =>
      (await readOwnPayouts(shop.desk, shop.ava)).payouts.map((one) => one.parts);
    const none = { takenBack: 0, cameBack: 0 };
    expect(await parts()).toEqual([{ takenBack: 5_200, cameBack: 0 }, none]);
    await reversePayout(shop.desk, shop.manager, {
      id: await shop.firstPayout(),
      action: 'return',
    });
    await makePayoutRun(shop.desk, shop.manager, chosen);
    const returned = { takenBack: 0, cameBack: 5_200 };
    expect(await parts()).toEqual([returned, { takenBack: 5_200, cameBack: 0 }, none]);
    const { runs } = await readPayoutDesk(shop.desk, shop.manager);
    expect(runs.flatMap(({ payouts }) => payouts.map((one) => one.parts))).toEqual(await parts());
    await shop.addsUp();
  });

  it('come back: dropped before they are sent, returned by the bank after', async () => {
    await shop.sell();
    await shop.setAccount();
    await makePayoutRun(shop.desk, shop.manager, shop.chosen());
    await reversePayout(shop.desk, shop.manager, { id: await shop.firstPayout(), action: 'drop' });
    expect(await readOwnBalance(shop.desk, shop.ava)).toMatchObject({
      available: shop.due,
      paidOut: 0,
    });
    await shop.addsUp();

    const run = await makePayoutRun(shop.desk, shop.manager, shop.chosen());
    const id = await shop.firstPayout();
    const bank = { id, action: 'return' } as const;
    await expect(reversePayout(shop.desk, shop.manager, bank)).rejects.toMatchObject({
      code: 'payout_moved_on',
    });
    await sendPayoutRun(shop.desk, shop.manager, run);
    shop.mailed();
    const both = await Promise.allSettled([
      reversePayout(shop.desk, shop.manager, bank),
      reversePayout(shop.desk, shop.manager, bank),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(shop.mailed().map(({ subject }) => subject)).toEqual(['Your payout came back']);
    expect(await readOwnBalance(shop.desk, shop.ava)).toMatchObject({
      available: shop.due,
      paidOut: 0,
    });
    expect(await shop.ledger.balance('bank')).toBe(shop.bankBefore + 6_500);
    await shop.addsUp();
  });
});
