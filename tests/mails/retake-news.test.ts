import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { NewsDesk } from '#app/server/orders/notification-run.server.ts';
import { sendOrderNotifications } from '#app/server/orders/order-notifications.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import {
  serviceAuthorization,
  startBackend,
  type BackendFixture,
} from '#tests/support/databases/backend-fixture.ts';
import { databases, openPglite } from '#tests/support/databases/open-database.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => world.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

const client = await openPglite();
const database = drizzle({ client });
const put: Mail[] = [];
const desk: NewsDesk = {
  database,
  queue: { put: async (mail) => void put.push(mail) },
  account: () => Promise.resolve(null),
  site: () => Promise.resolve({ origin: 'https://astera.test', name: 'Astéra' }),
  rules: () => Promise.resolve({ paidFirst: true }),
  now: () => new Date('2026-06-01T10:00:00Z'),
};
let fixture: BackendFixture;
beforeAll(async () => {
  await migrateStore(database);
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  fixture = await startBackend(first.open);
  world.fetch = (request) => fixture.backend.fetch(request);
  await sendOrderNotifications(desk);
  fixture.advance(60);
});
afterAll(async () => {
  await fixture.close();
  await client.close();
});

const service = { authorization: serviceAuthorization };
async function idOf(name: string): Promise<number> {
  const authorization = `Bearer ${await fixture.tokenOf(name)}`;
  const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users/me', { authorization });
  return v.parse(userSchema, body).id;
}

it('tells the celebrity once of a retake, with its reason, and the fan of each new video', async () => {
  const vendors = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
  const celebrity = await idOf('celebrity');
  const { vendor_services: [ordered] = [] } =
    v.parse(vendorListSchema, vendors.body).find(({ vendor_id }) => vendor_id === celebrity) ?? {};
  const { body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
    ...service,
    body: {
      status: 'completed',
      customer_id: await idOf('fan'),
      billing: { first_name: 'Iris', last_name: 'Test', email: 'fan@example.test' },
      line_items: [{ product_id: ordered?.id, quantity: 1 }],
    },
  });
  const { id } = v.parse(orderSchema, body);
  const at = '2026-06-01T10:02:00Z';
  const told = async (key: string, value: object) => {
    put.splice(0);
    await fixture.ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
      ...service,
      body: { meta_data: [{ key, value: { at, ...value } }] },
    });
    await sendOrderNotifications(desk);
    await sendOrderNotifications(desk);
    return put.map(({ to, subject }) => `${to}: ${subject}`);
  };
  await sendOrderNotifications(desk);
  expect(await told(orderMeta.retake, { reason: 'no-sound', words: 'Not a word.' })).toEqual([
    'celebrity@example.test: Iris has asked for a retake of your video',
  ]);
  expect(put[0]?.text).toContain('Reason: there’s no sound.');
  expect(put[0]?.text).toContain('They wrote: Not a word.');
  const toFan = [`fan@example.test: A new video for your order ${id}`];
  expect(await told(orderMeta.retaken, { videoId: 'vi2' })).toEqual(toFan);
  expect(put[0]?.text).toContain('Ava Moreno sent you a new video. It replaces the first one.');
  expect(await told(orderMeta.replaced, { videoId: 'vi3' })).toEqual(toFan);
});
