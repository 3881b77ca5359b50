import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { figuresFile } from '#app/server/figures/figures-file.server.ts';
import { readFiguresOf } from '#app/server/figures/read-figures.server.ts';
import { orderFigures } from '#app/server/figures/store/order-figures.schema.ts';
import { locales } from '#domain/locale.ts';
import { decimalFromCents } from '#domain/money/money.ts';

import { anyDatabase } from '#tests/support/databases/open-database.ts';
import { startEmbedded } from '#tests/support/databases/tested-backends.ts';
import {
  fulfil,
  openLedger,
  orderToFulfil,
  type LedgerWorld,
} from '../server/ledger/ledger-world.ts';
import { openPaymentWorld, type PaymentWorld } from '../server/payments/payment-world.ts';

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

let world: PaymentWorld;
let ledger: LedgerWorld;
let now: Date;
beforeAll(async () => {
  const [first] = anyDatabase;
  if (!first) throw new Error('there is no database to test on');
  world = await openPaymentWorld(() => startEmbedded(first.open));
  reached.fetch = world.fixture.backend.fetch;
  ledger = await openLedger();
  const id = await orderToFulfil(world);
  await world.move(id, 'receive', 'awaiting');
  await fulfil(world, id);
  await ledger.post();
  const placed = await ledger.database.select().from(orderFigures);
  now = new Date(Math.max(...placed.map(({ placedAt }) => placedAt.getTime())) + 60_000);
});
afterAll(async () => {
  await ledger.close();
  await world.fixture.close();
});

const manager = { role: 'manager' } as const;
const desk = () => ({ database: ledger.database, now: () => now });
const read = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' });

it('gives the months of the page as a file, with the whole below', async () => {
  const { months, total } = await readFiguresOf(desk(), manager, {});
  const file = await figuresFile(desk(), manager, {}, 'months', 'en');
  const [head, ...rows] = read(file);
  expect(head?.slice(0, 3)).toEqual(['Month', 'Received in EUR', 'Refunded in EUR']);
  const shown = [...months, { month: 'Total', ...total }].map((row) => [
    ...[row.month, decimalFromCents(row.received), String(row.placed), String(row.delivered)],
  ]);
  expect(rows.map((row) => [row[0], row[1], row[6], row[11]])).toEqual(shown);
  // Two of 65 €: the one above, and one of the small world.
  expect(total).toMatchObject({ received: 13_000, delivered: 2 });
});

it('is in the language of its reader', async () => {
  const heads = await Promise.all(
    locales.map(
      async (locale) => read(await figuresFile(desk(), manager, {}, 'months', locale))[0],
    ),
  );
  expect(new Set(heads.map((head) => head?.[1])).size).toBe(locales.length);
  for (const head of heads) expect(head).toHaveLength(16);
});

it('names each celebrity, whatever the name of the store begins with', async () => {
  const ava = world.userOf('celebrity').id;
  const ofAva = async () =>
    read(await figuresFile(desk(), manager, {}, 'celebrities', 'en')).find(
      (row) => row[1] === String(ava),
    );
  expect((await ofAva())?.slice(0, 3)).toEqual(['Ava Moreno', String(ava), '130.00']);
  await ledger.database.update(orderFigures).set({ celebrityName: '=HYPERLINK("x,y")' });
  expect((await ofAva())?.[0]).toBe(`'=HYPERLINK("x,y")`);
});

it('is refused to all who do not run the shop', async () => {
  for (const role of ['fan', 'celebrity'] as const)
    await expect(figuresFile(desk(), { role }, {}, 'months', 'en')).rejects.toThrow('not_allowed');
});
