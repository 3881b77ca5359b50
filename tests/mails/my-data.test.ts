import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { drizzle } from 'drizzle-orm/pglite';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { addVoiceNote, findVoiceNote } from '#app/server/uploads/store/voice-notes.server.ts';
import { eraseAccounts } from '#app/server/my-data/deletion-jobs.server.ts';
import { makeDataExports } from '#app/server/my-data/export-jobs.server.ts';
import { sweepExports, type DataDesk } from '#app/server/my-data/sweep-exports.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import * as plans from '#app/server/my-data/store/account-deletions.server.ts';
import { recordConsent } from '#app/server/settings/store/record-consent.server.ts';
import {
  addDataExport,
  newestDataExport,
  readyDataExport,
} from '#app/server/my-data/store/data-exports.server.ts';
import { claimDataExport } from '#app/server/my-data/store/claim-data-export.server.ts';
import { issueInvoice } from '#tests/support/orders/tax-document-content.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { addSession, sessionsOf } from '#app/server/sessions/store/sessions.server.ts';
import { startBackend, type BackendFixture } from '#tests/support/databases/backend-fixture.ts';
import { databases, openPglite } from '#tests/support/databases/open-database.ts';

import { dataDesk, dataShop } from './data-shop.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
  tables: null as unknown,
  byOperator: false,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => world.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
      videoAuthorization: '',
      lacksAccountErasure: world.byOperator,
      serveVideo: (id: string) => Promise.resolve(new Response(`video ${id}`)),
    }),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(world.tables),
}));

const day = 86_400_000;
const client = await openPglite();
const database = drizzle({ client });
world.tables = database;
const put: Mail[] = [];
let now = new Date('2026-06-01T10:00:00Z');
let fixture: BackendFixture;
let folder = '';
const voice = '5f0c3d52-6a0e-4a8e-9d39-0b7a55a1c001';

const deskOf = (own: Partial<DataDesk> = {}): DataDesk =>
  Object.assign(dataDesk(put, { database, now: () => now, folder }), own);
const shop = () => dataShop(fixture);

function written(): readonly string[] {
  return put.splice(0).map(({ to, subject }) => `${to}: ${subject}`);
}

const row = (personId: number) => ({ personId, role: 'fan', locale: 'en' }) as const;
let [fan, fan2, orderOfFan, orderOfFan2] = [0, 0, 0, 0];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
  await migrateStore(database);
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  fixture = await startBackend(first.open);
  world.fetch = (request) => fixture.backend.fetch(request);
  fan = await shop().idOf('fan');
  fan2 = await shop().idOf('fan2');
  orderOfFan = await shop().placeOrder(fan, 'For my sister');
  orderOfFan2 = await shop().placeOrder(fan2, 'For no one else');
});
beforeEach(() => {
  now = new Date(now.getTime() + 30 * day);
  put.length = 0;
});
afterAll(async () => {
  await fixture.close();
  await client.close();
  await rm(folder, { recursive: true, force: true });
});

async function zipOf(personId: number) {
  const copy = await newestDataExport(database, personId, now);
  const files = unzipSync(await readFile(join(folder, `${copy?.id ?? ''}.zip`)));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('a copy of the own data', () => {
  it('has everything of its person and nothing of others, and is told of by mail', async () => {
    const terms = { textId: 'terms', version: '1', text: 'Be kind.', locale: 'en' } as const;
    await recordConsent(database, { ...terms, personId: fan, occasion: 'registration' }, now);
    await issueInvoice(database, [fan, orderOfFan], 'Billed to the fan');
    await issueInvoice(database, [fan2, orderOfFan2], 'For no one else');
    await addDataExport(database, row(fan), now);
    await makeDataExports(deskOf());
    const files = await zipOf(fan);
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'profile.json',
      'consents.json',
      'reports.json',
      'sessions.json',
      'orders.json',
      'invoices.json',
      expect.stringMatching(/^files\/order-\d+-answer\.mp4$/),
      'left-out.json',
    ]);
    expect(files['profile.json']).toContain('fan@example.test');
    expect(files['consents.json']).toContain('Be kind.');
    expect(JSON.stringify(files)).toMatch(/For my sister[^]*Billed to the fan/);
    expect(JSON.stringify(files)).not.toMatch(/For no one else|fan2@/);
    expect(written()).toEqual(['fan@example.test: Your data is ready']);
  });

  it('is told of in the language of the account, whatever the page was in', async () => {
    const { body } = await shop().asService('POST', '/wp-json/wc/v3/customers', {
      username: 'eleni',
      email: 'eleni@example.test',
      password: 'tangerine boat',
      locale: 'el',
    });
    await addDataExport(database, row(v.parse(v.object({ id: v.number() }), body).id), now);
    await makeDataExports(deskOf());
    expect(written()).toEqual(['eleni@example.test: Τα δεδομένα σας είναι έτοιμα']);
  });

  it('brings the videos of its orders and its voice notes along', async () => {
    await addVoiceNote(database, { id: voice, personId: fan2, bytes: Buffer.from('zhwahn') }, now);
    const order = await shop().placeOrder(fan2, 'For no one else', {
      ...{ status: 'completed', set_paid: true },
      meta_data: [{ key: '_astera_answer_video', value: '{"videoId":"vi1","bytes":9}' }],
    });
    await addDataExport(database, row(fan2), now);
    await makeDataExports(deskOf());
    const files = await zipOf(fan2);
    expect(files[`files/order-${order}-answer.mp4`]).toBe('video vi1');
    expect(files[`files/voice-${voice}.wav`]).toBe('zhwahn');
  });

  it('is made once, however many ask for it and work on it', async () => {
    const asked = await Promise.all([1, 2, 3].map(() => addDataExport(database, row(fan), now)));
    expect(asked.filter(Boolean)).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => makeDataExports(deskOf())));
    expect(written()).toHaveLength(1);
  });

  it('is made by another process once the one that began is gone for good', async () => {
    await addDataExport(database, row(fan), now);
    const left = await claimDataExport(database, now);
    const part = join(folder, `${left?.id}.zip.dead.part`);
    await writeFile(part, 'half');
    await makeDataExports(deskOf());
    expect(await newestDataExport(database, fan, now)).toMatchObject({ state: 'working' });
    now = new Date(now.getTime() + 121_000);
    await makeDataExports(deskOf());
    expect(await newestDataExport(database, fan, now)).toMatchObject({ state: 'ready' });
    await sweepExports(deskOf({ now: () => new Date(Date.now() + 2 * 3_600_000) }));
    expect(await readdir(folder)).not.toContain(`${left?.id}.zip.dead.part`);
  });

  it('is no one else’s, and gone after seven days with its file', async () => {
    await addDataExport(database, row(fan), now);
    await makeDataExports(deskOf());
    const { id = '' } = (await newestDataExport(database, fan, now)) ?? {};
    expect(await readyDataExport(database, { id, personId: fan }, now)).not.toBeNull();
    expect(await readyDataExport(database, { id, personId: fan2 }, now)).toBeNull();
    now = new Date(now.getTime() + 7 * day);
    expect(await readyDataExport(database, { id, personId: fan }, now)).toBeNull();
    await sweepExports(deskOf());
    expect(await readdir(folder)).not.toContain(`${id}.zip`);
  });

  it('is tried again after a failure, given up in the end, and its person told', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { fetch } = world;
    await addDataExport(database, row(fan), now);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // Of the account itself the back end knows still, or no one could be written to.
      world.fetch = (request) =>
        request.url.includes('/orders')
          ? Promise.resolve(new Response('', { status: 500 }))
          : fixture.backend.fetch(request);
      await makeDataExports(deskOf());
      now = new Date(now.getTime() + 3_600_000);
    }
    world.fetch = fetch;
    quiet.mockRestore();
    expect(await newestDataExport(database, fan, now)).toMatchObject({ state: 'failed' });
    expect(written()).toHaveLength(1);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(await addDataExport(database, row(fan), now)).toBe(true);
    await makeDataExports(deskOf());
    expect(await newestDataExport(database, fan, now)).toMatchObject({ state: 'ready' });
  });
});

describe('deleting an account', () => {
  const ask = (personId: number) =>
    plans.addDeletion(
      database,
      { personId, role: 'fan', locale: 'en', email: 'fan2@example.test', waitsFor: null },
      { now, graceDays: 14 },
    );

  it('can be taken back until its day', async () => {
    await ask(fan2);
    now = new Date(now.getTime() + 13 * day);
    await eraseAccounts(deskOf());
    expect(await plans.findDeletion(database, fan2)).toMatchObject({ begunAt: null });
    expect(await plans.cancelDeletion(database, fan2)).toBe(true);
    now = new Date(now.getTime() + 2 * day);
    await eraseAccounts(deskOf());
    expect(written()).toEqual([]);
    expect((await shop().asService('GET', `/wp-json/wc/v3/customers/${fan2}`)).body).toMatchObject({
      username: 'fan2',
    });
  });

  it('waits for open orders, says so once, and can still be taken back', async () => {
    const expiresAt = new Date(now.getTime() + 90 * day);
    await addSession({ idHash: 'stays', userId: fan2, sealed: 's', createdAt: now, expiresAt });
    await ask(fan2);
    now = new Date(now.getTime() + 15 * day);
    await eraseAccounts(deskOf());
    expect(await sessionsOf(fan2, now)).toMatchObject([{ idHash: 'stays' }]);
    now = new Date(now.getTime() + 2 * 3_600_000);
    await eraseAccounts(deskOf());
    expect(await plans.findDeletion(database, fan2)).toMatchObject({
      waitsFor: 'openOrders',
      begunAt: null,
    });
    expect(written()).toEqual(['fan2@example.test: Your account isn’t deleted yet']);
  });

  it('then takes everything, ends every session and is gone on with after a kill', async () => {
    const moved = await shop().asService('PATCH', `/wp-json/wc/v3/orders/${orderOfFan2}`, {
      status: 'cancelled',
      meta_data: [{ key: '_astera_actor', value: `manager:${await shop().idOf('manager')}` }],
    });
    expect(moved.status).toBe(200);
    const expiresAt = new Date(now.getTime() + 90 * day);
    await addSession({ idHash: 'h', userId: fan2, sealed: 's', createdAt: now, expiresAt });
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    now = new Date(now.getTime() + 2 * 3_600_000);
    world.fetch = (request) => {
      // Its answer is lost: no one knows whether it was done.
      if (request.method !== 'POST') return fixture.backend.fetch(request);
      return fixture.backend.fetch(request).then(() => new Response('', { status: 500 }));
    };
    await eraseAccounts(deskOf());
    expect(await sessionsOf(fan2, now)).toEqual([]);
    expect(await plans.cancelDeletion(database, fan2)).toBe(false);
    quiet.mockRestore();
    world.fetch = (request) => fixture.backend.fetch(request);
    now = new Date(now.getTime() + 6 * 60_000);
    await eraseAccounts(deskOf());
    expect(await plans.findDeletion(database, fan2)).toMatchObject({ email: '', doneAt: now });
    expect(written()).toEqual(['fan2@example.test: Your account is deleted']);
    expect(await newestDataExport(database, fan2, now)).toBeNull();
    expect(await findVoiceNote(database, voice)).toBeNull();
    await eraseAccounts(deskOf());
    expect(written()).toEqual([]);
  });

  it('is left to the operator of a WordPress, and finished here once the account is gone there', async () => {
    const priya = await shop().idOf('priya');
    const own = { personId: priya, role: 'celebrity', locale: 'en', waitsFor: null } as const;
    const wanted = { ...own, email: 'priya@example.test' };
    await plans.addDeletion(database, wanted, { now, graceDays: 14 });
    world.byOperator = true;
    now = new Date(now.getTime() + 15 * day);
    await eraseAccounts(deskOf());
    expect(await plans.findDeletion(database, priya)).toMatchObject({ waitsFor: 'operator' });
    expect(written().toSorted()).toEqual([
      'admin@example.test: An account is due for deletion',
      'priya@example.test: Your account isn’t deleted yet',
    ]);
    world.fetch = (request) =>
      new URL(request.url).pathname.endsWith(`/customers/${priya}`)
        ? Promise.resolve(Response.json({ code: 'woocommerce_rest_invalid_id' }, { status: 404 }))
        : fixture.backend.fetch(request);
    now = new Date(now.getTime() + 2 * 3_600_000);
    await eraseAccounts(deskOf());
    expect(await plans.findDeletion(database, priya)).toMatchObject({ doneAt: now, email: '' });
    expect(written()).toEqual(['priya@example.test: Your account is deleted']);
    world.byOperator = false;
    world.fetch = (request) => fixture.backend.fetch(request);
  });
});
