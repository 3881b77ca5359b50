import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { bookMovements } from '#app/server/ledger/store/ledger-store.server.ts';
import { reversePayout, sendPayoutRun } from '#app/server/payouts/move-payouts.server.ts';
import { readOwnBalance } from '#app/server/payouts/own-payouts.server.ts';
import { filePayoutRun } from '#app/server/payouts/payout-file.server.ts';
import { makePayoutRun } from '#app/server/payouts/payout-runs.server.ts';
import { statementOf } from '#app/server/payouts/payout-statement.server.ts';
import { readPayoutDesk } from '#app/server/payouts/read-payout-desk.server.ts';
import {
  sealAccount,
  storePayoutAccount,
} from '#app/server/payouts/store/payout-accounts.server.ts';
import { listChanges } from '#app/server/settings/store/change-log.server.ts';
import { decimalFromCents } from '#domain/money/money.ts';

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

  /** The day of UTC on which an order was earned. */
  async function dayEarned(order: number): Promise<string> {
    const [booked = ''] = await shop.ledger.rows(order);
    return booked.split(' ').at(-1)?.slice(0, 10) ?? '';
  }

  it('do not begin until an administrator says with which earnings', async () => {
    await shop.sell();
    await shop.setAccount();
    shop.beginFrom(null);
    expect(await readPayoutDesk(shop.desk, shop.manager)).toMatchObject({
      ...{ rules: { from: null }, payable: [], withoutAccount: 0 },
    });
    expect(await readOwnBalance(shop.desk, shop.ava)).toEqual({
      ...{ earned: shop.due, onHold: 0, available: 0, paidOut: 0, settled: shop.due, netted: 0 },
    });
    await expect(makePayoutRun(shop.desk, shop.manager, shop.chosen())).rejects.toMatchObject({
      code: 'payout_moved_on',
    });
  });

  /** Earnings of a time before payouts, of which the shop itself has no order. */
  async function earnedLongAgo(celebrityIds: readonly number[], cents: number): Promise<void> {
    await bookMovements(
      shop.ledger.database,
      celebrityIds.map((celebrityId) => ({
        key: `order:${900_000 + celebrityId}:earned:1`,
        ...{ kind: 'earned' as const, at: '2026-01-01T00:00:00Z', orderId: 900_000 + celebrityId },
        celebrityId,
        lines: [
          { account: 'prepayments' as const, cents },
          { account: 'celebrity-payable' as const, cents: -cents },
        ],
      })),
    );
  }

  it('leave out what was earned before they began, and say so in the statement', async () => {
    const order = await shop.sell();
    await shop.setAccount();
    const day = await dayEarned(order);
    await earnedLongAgo([shop.ava.id], 10_000);
    const due = shop.due + 10_000;
    shop.beginFrom(day);
    const { available, settled } = await readOwnBalance(shop.desk, shop.ava);
    expect(settled).toBeGreaterThanOrEqual(10_000);
    expect([available + settled, available >= 5_200]).toEqual([due, true]);
    const all = [{ celebrityId: shop.ava.id, cents: due, end: '3000' }];
    await expect(makePayoutRun(shop.desk, shop.manager, all)).rejects.toMatchObject({
      code: 'payout_moved_on',
    });
    const statement = await statementOf(shop.desk, shop.ava, day.slice(0, 7), 'en');
    expect(statement).toContain(
      `${day}T00:00:00.000Z,Settled before payouts began,,-${decimalFromCents(settled)},0.00\r\n`,
    );
    expect(statement).toMatch(new RegExp(`,Closing balance,,,${decimalFromCents(available)}\r\n`));
    const chosen = [{ celebrityId: shop.ava.id, cents: available, end: '3000' }];
    await makePayoutRun(shop.desk, shop.manager, chosen);
    expect(await readOwnBalance(shop.desk, shop.ava)).toMatchObject({ available: 0, settled });
    // A later beginning takes back nothing that was paid out.
    shop.beginFrom(new Date(shop.now().getTime() + 86_400_000).toISOString().slice(0, 10));
    expect(await readOwnBalance(shop.desk, shop.ava)).toMatchObject({ available: 0, settled });
  });

  it('hold nothing of what was settled', async () => {
    await shop.sell();
    await shop.letDaysPass(1);
    shop.beginFrom(shop.now().toISOString().slice(0, 10));
    expect(await readOwnBalance(shop.desk, shop.ava)).toMatchObject({
      ...{ onHold: 0, available: 0, settled: shop.due },
    });
  });

  it('cannot be dropped once their file is out, whose day stays that of the first time', async () => {
    await shop.sell();
    await shop.setAccount();
    const run = await makePayoutRun(shop.desk, shop.manager, shop.chosen());
    const prepared = shop.now();
    await shop.letDaysPass(60);
    const filed = shop.now();
    expect(filed.getTime()).toBeGreaterThan(prepared.getTime());
    const file = await filePayoutRun(shop.desk, shop.manager, run);
    expect(file).toContain(`<Dt>${filed.toISOString().slice(0, 10)}</Dt>`);
    await shop.letDaysPass(70);
    expect(await filePayoutRun(shop.desk, world.userOf('admin'), run)).toBe(file);
    const id = await shop.firstPayout();
    await expect(
      reversePayout(shop.desk, shop.manager, { id, action: 'drop' }),
    ).rejects.toMatchObject({ code: 'run_filed' });
    const { runs } = await readPayoutDesk(shop.desk, shop.manager);
    expect(runs).toMatchObject([
      { filedAt: filed.toISOString(), sentAt: null, payouts: [{ state: 'prepared' }] },
    ]);
    const { rows } = await listChanges(shop.ledger.database, { page: 1, perPage: 2 });
    expect(rows.map(({ name, value, by }) => [name, value, by])).toEqual([
      ['payout-run-filed', { run }, world.userOf('admin').name],
      ['payout-run-filed', { run }, shop.manager.name],
    ]);
    await sendPayoutRun(shop.desk, shop.manager, run);
    await reversePayout(shop.desk, shop.manager, { id, action: 'return' });
    await shop.addsUp();
  });

  it('are either dropped or in a file, if two managers press at the same moment', async () => {
    await shop.sell();
    await shop.setAccount();
    const run = await makePayoutRun(shop.desk, shop.manager, shop.chosen());
    const id = await shop.firstPayout();
    const both = await Promise.allSettled([
      filePayoutRun(shop.desk, shop.manager, run),
      reversePayout(shop.desk, shop.manager, { id, action: 'drop' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are refused by name where a bank would refuse the account', async () => {
    await shop.sell();
    for (const holder of ['🙂', '★★', '– ( )'])
      await expect(shop.setAccount(0, { holder })).rejects.toMatchObject({
        ...{ code: 'invalid_input', fields: { holder: 'not-a-bank-name' } },
      });
    // One from before this was checked.
    const sealed = await sealAccount({ ...shop.account, holder: '★★' });
    const change = { sealed, version: 0, now: shop.now() };
    await storePayoutAccount(shop.ledger.database, shop.ava.id, change);
    const [payable] = (await readPayoutDesk(shop.desk, shop.manager)).payable;
    await expect(makePayoutRun(shop.desk, shop.manager, shop.chosen())).rejects.toMatchObject({
      ...{ code: 'run_unsendable', status: 422, fields: { name: payable?.name } },
    });
    await shop.setAccount(1);
    shop.payFrom('TR330006100519786457841326');
    await expect(makePayoutRun(shop.desk, shop.manager, shop.chosen())).rejects.toMatchObject({
      ...{ code: 'run_unsendable', fields: { own: 'outside-sepa' } },
    });
    const { runs } = await readPayoutDesk(shop.desk, shop.manager);
    expect(runs).toEqual([]);
    await shop.addsUp();
  });

  it('show who can be paid, however many without an account have more', async () => {
    await shop.sell();
    await shop.setAccount();
    const others = Array.from({ length: 60 }, (_none, index) => 900_000 + index);
    await earnedLongAgo(others, shop.due * 2);
    const desk = await readPayoutDesk(shop.desk, shop.manager);
    expect(desk.payable).toHaveLength(50);
    expect(desk.payable[0]).toMatchObject({ celebrityId: shop.ava.id, account: { end: '3000' } });
    expect(desk.payable.slice(1).every(({ account }) => account === null)).toBe(true);
    expect(desk.withoutAccount).toBeGreaterThanOrEqual(60);
    expect(desk.isMore).toBe(false);
  });
});
