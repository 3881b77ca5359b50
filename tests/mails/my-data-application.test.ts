import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { makeDataExports } from '#app/server/my-data/export-jobs.server.ts';
import { keepApplication } from '#app/server/applications/store/keep-application.server.ts';
import { addDataExport, newestDataExport } from '#app/server/my-data/store/data-exports.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { orderListSchema } from '#backend/contract/orders/order.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { orderLines, orderMetaRows } from '#backend/modules/orders/store/order.schema.ts';
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
      serveVideo: (id: string) => Promise.resolve(new Response(`video ${id}`)),
    }),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(world.tables),
}));

const client = await openPglite();
const database = drizzle({ client });
world.tables = database;
const now = new Date('2026-06-01T10:00:00Z');
let fixture: BackendFixture;
let [folder, mediaFolder] = ['', ''];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
  mediaFolder = await mkdtemp(join(tmpdir(), 'media-'));
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
  await rm(mediaFolder, { recursive: true, force: true });
});

it('has the application of a celebrity, and the screenshots that prove an order', async () => {
  const { asService } = dataShop(fixture);
  const vendors = await asService('GET', '/wp-json/wcfmmp/v1/store-vendors');
  const celebrity = v.parse(vendorListSchema, vendors.body)[0]?.vendor_id ?? 0;
  const words = { links: ['https://example.org/me'], message: 'It is me.' };
  await keepApplication(database, celebrity, words, 'en');
  const done = await asService('GET', `/wp-json/wc/v3/orders?vendor=${celebrity}&status=completed`);
  const order = v.parse(orderListSchema, done.body)[0]?.id ?? 0;
  await mkdir(join(mediaFolder, 'proofs'), { recursive: true });
  await writeFile(
    join(mediaFolder, 'proofs', '0123456789abcdef0123456789abcdef.webp'),
    'a screenshot',
  );
  const [line] = await fixture.database
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, order));
  await fixture.database.insert(orderMetaRows).values({
    orderId: order,
    key: `_astera_proof_${line?.id}`,
    value: { of: '/media/proofs/0123456789abcdef0123456789abcdef.webp' },
  });
  await addDataExport(database, { personId: celebrity, role: 'celebrity', locale: 'en' }, now);
  await makeDataExports({ ...dataDesk([], { database, now: () => now, folder }), mediaFolder });
  const copy = await newestDataExport(database, celebrity, now);
  const zip = unzipSync(await readFile(join(folder, `${copy?.id ?? ''}.zip`)));
  const files = Object.fromEntries(
    Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  expect(JSON.parse(files['application.json'] ?? '')).toMatchObject({ state: 'draft', ...words });
  expect(files['README.txt']).toContain('application.json');
  expect(Object.values(files)).toContain('a screenshot');
});
