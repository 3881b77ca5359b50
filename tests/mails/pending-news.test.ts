import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { NewsDesk } from '#app/server/orders/notification-run.server.ts';
import { sendOrderNotifications } from '#app/server/orders/order-notifications.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { holdFulfilment } from '#app/server/backend/orders/fulfilment/hold-fulfilment.server.ts';
import { finishFulfilment } from '#app/server/backend/orders/fulfilment/finish-fulfilment.server.ts';
import { undoFulfilment } from '#app/server/backend/orders/fulfilment/undo-fulfilment.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
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

it('mails the fan once what was sent is sent, and nothing while it can be undone', async () => {
  const vendors = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
  const celebrity = { id: await idOf('celebrity'), role: 'celebrity' } as const;
  const message = v
    .parse(vendorListSchema, vendors.body)
    .find(({ vendor_id }) => vendor_id === celebrity.id)
    ?.vendor_services?.find((one) => one.service === 'sendMessage');
  const { body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
    ...service,
    body: {
      ...{ status: 'processing', set_paid: true, customer_id: await idOf('fan') },
      line_items: [{ product_id: message?.id, quantity: 1 }],
    },
  });
  const { id: orderId } = v.parse(orderSchema, body);
  const [line] = (await getOrder(orderId, celebrity)).lines;
  const told = async () => {
    put.splice(0);
    await sendOrderNotifications(desk);
    return put.map(({ to }) => to);
  };
  await told();
  const hold = async () => {
    const held = await holdFulfilment(
      {
        ...({ orderId, from: 'processing', action: 'fulfil' } as const),
        ...{ trackingNumber: '', untracked: false },
        answers: [{ lineId: line?.id ?? 0, text: 'Hello.' }],
      },
      celebrity,
      { seconds: 10, schedule: () => Promise.resolve() },
    );
    return { orderId, pendingId: held.pendingFulfilment?.id ?? '' };
  };
  const undone = await hold();
  expect(await told()).toEqual([]);
  await undoFulfilment(undone, celebrity);
  expect(await told()).toEqual([]);
  const sent = await hold();
  expect(await told()).toEqual([]);
  await finishFulfilment(sent);
  expect(await told()).toEqual(['fan@example.test']);
  await finishFulfilment(sent);
  expect(await told()).toEqual([]);
});
