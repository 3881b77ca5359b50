import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { drizzle } from 'drizzle-orm/pglite';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { eraseAccounts } from '#app/server/my-data/deletion-jobs.server.ts';
import { makeDataExports } from '#app/server/my-data/export-jobs.server.ts';
import { addDeletion } from '#app/server/my-data/store/account-deletions.server.ts';
import { addDataExport, newestDataExport } from '#app/server/my-data/store/data-exports.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import {
  refundAccountsOf,
  sealRefundAccount,
  storeRefundAccount,
} from '#app/server/refunds/store/refund-accounts.server.ts';
import { addRefundRun, refundsOfFan } from '#app/server/refunds/store/refund-runs.server.ts';
import { startBackend, type BackendFixture } from '#tests/support/databases/backend-fixture.ts';
import { databases, openPglite } from '#tests/support/databases/open-database.ts';

import { dataDesk, dataShop } from './data-shop.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
  tables: null as unknown,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => world.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
      videoAuthorization: '',
      lacksAccountErasure: false,
      serveVideo: (id: string) => Promise.resolve(new Response(`video ${id}`)),
    }),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(world.tables),
}));

const client = await openPglite();
const database = drizzle({ client });
world.tables = database;
let now = new Date('2026-06-01T10:00:00Z');
let fixture: BackendFixture;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
  await migrateStore(database);
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  fixture = await startBackend(first.open);
  world.fetch = (request) => fixture.backend.fetch(request);
});
afterAll(async () => {
  await fixture.close();
  await client.close();
  await rm(folder, { recursive: true, force: true });
});

it('has the accounts for refunds and the refunds; with the account of a person the former go', async () => {
  const desk = dataDesk([], { database, now: () => now, folder });
  const { idOf } = dataShop(fixture);
  const [fan2, other] = [await idOf('fan2'), await idOf('fan')];
  const own = { holder: 'Nikos Reader', iban: 'DE89370400440532013000' };
  const others = { holder: 'Someone Else', iban: 'GR1601101250000000012300695' };
  const store = async (orderId: number, customerId: number, account: typeof own) => {
    const sealed = await sealRefundAccount(account);
    await storeRefundAccount(database, { orderId, customerId }, { sealed, version: 0, now });
    return sealed;
  };
  const sealedAccount = await store(901, fan2, own);
  await store(902, other, others);
  const by = { createdAt: now, createdById: 1, createdByName: 'Manager Mona' };
  const debtor = { ...others, bic: '', bankName: '' };
  const sent = { customerId: fan2, fan: own.holder, cents: 6_500, sealedAccount };
  await addRefundRun(database, { ...by, debtor }, [
    { ...sent, orderId: 901, orderNumber: '901', partId: null, accountEnd: '3000', source: 'fan' },
  ]);

  await addDataExport(database, { personId: fan2, role: 'fan', locale: 'en' }, now);
  await makeDataExports(desk);
  const copy = await newestDataExport(database, fan2, now);
  const zip = unzipSync(await readFile(join(folder, `${copy?.id ?? ''}.zip`)));
  const refunds = strFromU8(zip['refunds.json'] ?? new Uint8Array());
  expect(JSON.parse(refunds)).toMatchObject({
    accounts: [{ orderId: 901, ...own }],
    refunds: [{ orderNumber: '901', cents: 6_500, accountEnd: '3000', state: 'prepared' }],
  });
  expect(refunds).not.toMatch(/Someone Else|Manager Mona/);
  expect(strFromU8(zip['README.txt'] ?? new Uint8Array())).toContain('refunds.json');

  const wanted = { personId: fan2, role: 'fan', locale: 'en', waitsFor: null } as const;
  const email = 'fan2@example.test';
  await addDeletion(database, { ...wanted, email }, { now, graceDays: 14 });
  now = new Date(now.getTime() + 15 * 86_400_000);
  await eraseAccounts(desk);
  expect(await refundAccountsOf(database, fan2, 10)).toEqual([]);
  expect(await refundAccountsOf(database, other, 10)).toMatchObject([{ account: others }]);
  // What was sent is bookkeeping.
  expect(await refundsOfFan(database, fan2, 10)).toMatchObject([{ cents: 6_500 }]);
});
