import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { Mail } from '#app/platform/mail/mail.ts';
import { assignLine } from '#app/server/bank/confirm-lines.server.ts';
import { tellFans, type BankPost } from '#app/server/bank/tell-fans.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { startEmbedded } from '#tests/support/databases/tested-backends.ts';
import { bankOf } from '#tests/server/payments/bank-world.ts';
import { openPaymentWorld, type PaymentWorld } from '#tests/server/payments/payment-world.ts';

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

const [embedded] = databases;
if (!embedded) throw new Error('there is no database to test on');
const { open } = embedded;

let world: PaymentWorld;
let database: Database;
let close: () => Promise<void>;
const manager = () => world.userOf('manager');
const bank = bankOf(
  () => database,
  () => manager(),
);
const mails: Mail[] = [];
const post: BankPost = {
  queue: { put: (mail) => Promise.resolve(void mails.push(mail)) },
  site: () => Promise.resolve({ origin: 'https://astera.test', name: 'Astera' }),
  account: () =>
    Promise.resolve({
      holder: 'Astera Ltd',
      bankName: '',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
    }),
};

beforeAll(async () => {
  const opened = await open('empty');
  await migrateStore(opened.database);
  ({ database } = opened);
  world = await openPaymentWorld(() => startEmbedded(open));
  reached.fetch = world.fixture.backend.fetch;
  close = async () => {
    await world.fixture.close();
    await opened.close();
  };
}, 120_000);
afterAll(() => close());

async function decide(lineId: number, shares: { orderId: number; cents: number }[]) {
  mails.length = 0;
  const booking = { lineId, shares, restGoesBack: shares.length === 0 };
  await assignLine(database, manager(), booking, bank.now, (line) =>
    tellFans(database, line, post),
  );
  return mails.map(({ subject, text }) => ({ subject, text }));
}

it('a fan is told what is missing, with the reference for it', async () => {
  const id = await world.orderIn('on-hold');
  await bank.put([{ cents: 5000, text: `${creditorReference(String(id))} part`, bank: 'P1' }]);
  const { id: lineId } = await bank.lineIn('partial', 'part');
  const [mail, ...others] = await decide(lineId, [{ orderId: id, cents: 5000 }]);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`A part of your payment for order ${id} is in`);
  for (const part of ['€50', '€15 is still missing', 'DE89 3704']) {
    expect(mail?.text).toContain(part);
  }
  expect(mail?.text).toContain(inGroupsOfFour(creditorReference(String(id))));
});

it('a fan is told that money in another currency goes back', async () => {
  const id = await world.orderIn('on-hold');
  await bank.put(
    [{ cents: 6500, text: `${creditorReference(String(id))} usd`, bank: 'U1' }],
    'USD',
  );
  const { id: lineId } = await bank.lineIn('currency', 'usd');
  const [mail] = await decide(lineId, []);
  expect(mail?.subject).toBe(`Your payment for order ${id} isn’t in euros`);
  for (const part of ['65.00 USD', '€65']) expect(mail?.text).toContain(part);
});

it('nothing is told of money that names no order', async () => {
  await bank.put([{ cents: 123, text: 'nothing', bank: 'N1' }]);
  const { id: lineId } = await bank.lineIn('not-ours', 'nothing');
  expect(await decide(lineId, [])).toEqual([]);
});

it('nothing is told of money in another currency that only a number or an amount brings to an order', async () => {
  const id = await world.orderIn('on-hold');
  await bank.put([{ cents: 6500, text: `flat ${id} maybe`, bank: 'N2' }], 'USD');
  const { id: lineId, proposals } = await bank.lineIn('currency', 'maybe');
  expect(proposals[0]?.orders).toMatchObject([{ id }]);
  expect(await decide(lineId, [])).toEqual([]);
});

it('nothing is asked for an order that is paid or called off', async () => {
  const id = await world.orderWith('on-hold', 'received');
  await bank.put(
    [{ cents: 6500, text: `${creditorReference(String(id))} paid`, bank: 'N3' }],
    'USD',
  );
  const { id: lineId } = await bank.lineIn('currency', 'paid');
  expect(await decide(lineId, [])).toEqual([]);
});
