import { desc } from 'drizzle-orm';
import { expect } from 'vitest';

import { readPayoutDesk } from '#app/server/payouts/read-payout-desk.server.ts';
import { readOwnBalance, setPayoutAccount } from '#app/server/payouts/own-payouts.server.ts';
import type { PayoutDesk } from '#app/server/payouts/payout-desk.server.ts';
import { ledgerEntries, ledgerProgress } from '#app/server/ledger/store/ledger.schema.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import { firstPayoutRules, type PayoutRules } from '#domain/payout/payout-rules.ts';

import type { PaymentWorld } from '../server/payments/payment-world.ts';
import { fulfil, noRates, openLedger, orderToFulfil } from '../server/ledger/ledger-world.ts';

const dayMs = 86_400_000;
const account = { holder: 'Ava Moreno', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const ownAccount = { holder: 'Astera & Co', iban: 'GR1601101250000000012300695', bic: '' };

/** A shop with a ledger, and Ava Moreno, who is paid by it. */
export async function openPayoutWorld(world: PaymentWorld) {
  const ledger = await openLedger();
  const put: Mail[] = [];
  /** Long after everything was earned. */
  let now = new Date(Date.now() + 30 * dayMs);
  let rules: PayoutRules = { ...firstPayoutRules, from: '2000-01-01' };
  let own: BankAccount | null = { ...ownAccount, bankName: '' };
  const desk: PayoutDesk = {
    database: ledger.database,
    queue: {
      put: (mail) => {
        put.push(mail);
        return Promise.resolve();
      },
    },
    rules: async () => rules,
    rates: async () => noRates,
    ownAccount: async () => own,
    site: async () => ({ origin: 'https://astera.test', name: 'Astéra' }),
    now: () => now,
  };
  const ava = world.userOf('celebrity');
  const manager = world.userOf('manager');
  // What Ava and the bank had before the test; the ledger begins with it.
  await ledger.post();
  const { earned: before } = await readOwnBalance(desk, ava);
  const bankBefore = await ledger.balance('bank');
  const due = before + 5_200;
  return {
    ...{ ledger, desk, ava, manager, account, before, bankBefore, due },
    now: () => now,
    close: () => ledger.close(),
    /** What was mailed since it was asked for last. */
    mailed: () => put.splice(0),
    /** Payouts begin with this day, or not at all. */
    beginFrom(from: string | null): void {
      rules = { ...rules, from };
    },
    /** The shop pays from another account. */
    payFrom(iban: string): void {
      own = { ...ownAccount, iban, bankName: '' };
    },
    /** The shop's own account is no more. */
    loseOwnAccount(): void {
      own = null;
    },
    /** So many days after the last thing was booked, by the clock of the shop. */
    async letDaysPass(days: number): Promise<void> {
      const last = desc(ledgerEntries.at);
      const [line] = await ledger.database.select().from(ledgerEntries).orderBy(last).limit(1);
      if (line) now = new Date(line.at.getTime() + days * dayMs);
    },
    /** The clock of the shop is ahead of that of the orders, which a run has looked through up to its own. */
    async lookFromTheStart(): Promise<void> {
      await ledger.database.update(ledgerProgress).set({ lookedAt: new Date(0) });
    },
    /** An order for 65 €, of which 52 € are Ava's. */
    async sell(): Promise<number> {
      const id = await orderToFulfil(world);
      await world.move(id, 'receive', 'awaiting');
      await fulfil(world, id);
      await ledger.post();
      return id;
    },
    setAccount: (version = 0, parts: Partial<typeof account> = {}) =>
      setPayoutAccount(desk, ava, { ...account, ...parts, version }),
    chosen: () => [{ celebrityId: ava.id, cents: due, end: '3000' }],
    async firstPayout(): Promise<number> {
      const [run] = (await readPayoutDesk(desk, manager)).runs;
      return run?.payouts[0]?.id ?? 0;
    },
    async addsUp(): Promise<void> {
      expect((await ledger.check()).findings).toEqual([]);
    },
  };
}
export type PayoutWorld = Awaited<ReturnType<typeof openPayoutWorld>>;
