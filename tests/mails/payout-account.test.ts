import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { makePayoutRun } from '#app/server/payouts/payout-runs.server.ts';
import { reversePayout, sendPayoutRun } from '#app/server/payouts/move-payouts.server.ts';
import { readOwnPayouts, setPayoutAccount } from '#app/server/payouts/own-payouts.server.ts';
import { filePayoutRun } from '#app/server/payouts/payout-file.server.ts';
import { monthStatement, statementOf } from '#app/server/payouts/payout-statement.server.ts';
import { statementPdf } from '#app/server/payouts/statement-pdf.server.ts';
import { locales } from '#domain/locale.ts';
import { readPayoutDesk } from '#app/server/payouts/read-payout-desk.server.ts';
import { payoutAccounts } from '#app/server/payouts/store/payout.schema.ts';
import { listChanges } from '#app/server/settings/store/change-log.server.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { auditActionOf } from '#domain/site/change-log.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { openPaymentWorld, people, type PaymentWorld } from '../server/payments/payment-world.ts';
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

describe.each(backends)('payout accounts and files over $name', ({ start }) => {
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

  it('are refused to all who do not run the shop', async () => {
    await shop.sell();
    await shop.setAccount();
    const run = await makePayoutRun(shop.desk, shop.manager, shop.chosen());
    const id = await shop.firstPayout();
    const others = people.filter(([, role]) => role === 'fan' || role === 'celebrity');
    for (const [name] of others) {
      const person = world.userOf(name);
      for (const tried of [
        () => readPayoutDesk(shop.desk, person),
        () => makePayoutRun(shop.desk, person, shop.chosen()),
        () => sendPayoutRun(shop.desk, person, run),
        () => reversePayout(shop.desk, person, { id, action: 'drop' }),
        () => filePayoutRun(shop.desk, person, run),
      ])
        await expect(tried()).rejects.toMatchObject({ code: 'not_allowed' });
    }
    for (const name of ['fan', 'manager', 'admin']) {
      const person = world.userOf(name);
      for (const tried of [
        () => readOwnPayouts(shop.desk, person),
        () => setPayoutAccount(shop.desk, person, { ...shop.account, version: 0 }),
        () => statementOf(shop.desk, person, '2026-06', 'en'),
      ])
        await expect(tried()).rejects.toMatchObject({ code: 'not_allowed' });
    }
    expect(await readOwnPayouts(shop.desk, world.userOf('priya'))).toMatchObject({
      ...{ payouts: [], months: [], account: { account: null } },
    });
  });

  it('keep an account sealed, tell of its change by mail and in the log, and lose no other change', async () => {
    await shop.setAccount();
    await expect(shop.setAccount(0, { holder: 'Someone Else' })).rejects.toMatchObject({
      code: 'setting_moved_on',
    });
    const [row] = await shop.ledger.database.select().from(payoutAccounts).limit(2);
    expect(JSON.stringify(row)).not.toMatch(/Moreno|DE89|3000/);
    shop.mailed();
    await shop.setAccount(1, { iban: 'GR1601101250000000012300695' });
    const mails = shop.mailed();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['celebrity@example.test', 'Your payout account was changed'],
    ]);
    expect(mails[0]?.text).toContain('… 3000');
    expect(mails[0]?.text).not.toContain('GR16');
    const { rows } = await listChanges(shop.ledger.database, { page: 1, perPage: 5 });
    expect(rows.map(({ name, value }) => auditActionOf(name, value))).toEqual([
      {
        name: 'payout-account',
        value: { person: shop.ava.name, end: '0695', was: '3000' },
      },
      { name: 'payout-account', value: { person: shop.ava.name, end: '3000', was: null } },
    ]);
  });

  it('go to the bank as a file, without what was dropped', async () => {
    await shop.sell();
    await shop.setAccount(0, { holder: 'Ava “A&B” <Moreno>' });
    const dropped = await makePayoutRun(shop.desk, shop.manager, shop.chosen());
    await reversePayout(shop.desk, shop.manager, { id: await shop.firstPayout(), action: 'drop' });
    await expect(filePayoutRun(shop.desk, shop.manager, dropped)).rejects.toMatchObject({
      code: 'not_found',
    });
    const run = await makePayoutRun(shop.desk, shop.manager, shop.chosen());
    const file = await filePayoutRun(shop.desk, shop.manager, run);
    const sum = decimalFromCents(shop.due);
    expect(file).toContain(`<InstdAmt Ccy="EUR">${sum}</InstdAmt>`);
    expect(file).toContain(`<CtrlSum>${sum}</CtrlSum>`);
    expect(file).toContain('<IBAN>DE89370400440532013000</IBAN>');
    expect(file).toContain('<Nm>Ava A+B Moreno</Nm>');
    expect(file).toContain(`<MsgId>PAYOUT-RUN-${run}</MsgId>`);
    const { rows } = await listChanges(shop.ledger.database, { page: 1, perPage: 4 });
    expect(rows.map(({ name, value }) => auditActionOf(name, value).name)).toEqual([
      ...['payout-run-filed', 'payout-run', 'payout-dropped', 'payout-run'],
    ]);
  });

  it('are in a statement of each month, in the language of the celebrity', async () => {
    const order = await shop.sell();
    await shop.setAccount();
    await makePayoutRun(shop.desk, shop.manager, shop.chosen());
    const { months } = await readOwnPayouts(shop.desk, shop.ava);
    const [booked = ''] = await shop.ledger.rows(order);
    const earnedIn = booked.split(' ').at(-1)?.slice(0, 7) ?? '';
    const paidIn = months[0] ?? '';
    const due = decimalFromCents(shop.due);
    expect(paidIn).toBe(shop.now().toISOString().slice(0, 7));
    const earned = await statementOf(shop.desk, shop.ava, earnedIn, 'en');
    expect(
      earned.startsWith('\uFEFFDate (UTC),What,Order or reference,Amount in EUR,Balance\r\n'),
    ).toBe(true);
    expect(earned).toContain(`,Earned,${order},52.00,${due}\r\n`);
    const paid = await statementOf(shop.desk, shop.ava, paidIn, 'en');
    expect(paid).toContain(`,Opening balance,,,${due}\r\n`);
    expect(paid).toMatch(/,Payout,PAYOUT-\d+,-[\d.]+,0\.00\r\n/);
    // The PDF is of the same lines: its sums are those of the table and of the ledger.
    const statement = await monthStatement(shop.desk, shop.ava, paidIn);
    const { before, rows, after } = statement;
    expect([before, after]).toEqual([shop.due, 0]);
    expect(rows.reduce((sum, { cents }) => sum + cents, before)).toBe(after);
    expect(paid).toContain(`,Closing balance,,,${decimalFromCents(after)}\r\n`);
    const facts = { month: paidIn, celebrity: 'Ava', siteName: 'Astéra', now: shop.now() };
    for (const locale of locales) {
      const { pdf, name } = await statementPdf(statement, { ...facts, locale });
      expect(name).toBe(`statement-${paidIn}.pdf`);
      expect(pdf.toString('latin1')).toMatch(/^%PDF-1\.7/);
    }
    const greek = await statementOf(shop.desk, shop.ava, paidIn, 'el');
    expect(greek).not.toContain('Opening balance');
    await expect(statementOf(shop.desk, shop.ava, '2020-01', 'en')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
