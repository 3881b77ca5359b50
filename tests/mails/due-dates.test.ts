import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { sendDueReminders } from '#app/server/orders/due-reminders.server.ts';
import type { NewsDesk } from '#app/server/orders/notification-run.server.ts';
import { sendOrderNotifications } from '#app/server/orders/order-notifications.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import {
  cancelOwnOrder,
  extendPromise,
  remindCelebrity,
} from '#app/server/backend/orders/promise/fan-commands.server.ts';
import { cancelOverdueOrders } from '#app/server/backend/orders/promise/overdue-orders.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
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

const dayMs = 86_400_000;
const client = await openPglite();
const database = drizzle({ client });
const put: Mail[] = [];
const start = new Date('2026-06-01T10:00:00Z');
let clock = start;
const desk: NewsDesk = {
  database,
  queue: { put: async (mail) => void put.push(mail) },
  account: async () => null,
  site: async () => ({ origin: 'https://astera.test', name: 'Astera' }),
  rules: () => Promise.resolve({ paidFirst: true }),
  now: () => clock,
};
/** News are looked for by the clock of the back end, which stands still while reminders are days ahead. */
const newsDesk: NewsDesk = { ...desk, now: () => start };
let fixture: BackendFixture;
let video = 0;
const service = { authorization: serviceAuthorization };
const fanAddress = 'fan@example.test';
const celebrityAddress = 'celebrity@example.test';

async function personCalled(name: string) {
  const authorization = `Bearer ${await fixture.tokenOf(name)}`;
  const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users/me', { authorization });
  return v.parse(userSchema, body).id;
}

beforeAll(async () => {
  await migrateStore(database);
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  fixture = await startBackend(first.open);
  world.fetch = (request) => fixture.backend.fetch(request);
  const { body } = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
  const celebrity = await personCalled('celebrity');
  video =
    v
      .parse(vendorListSchema, body)
      .find(({ vendor_id }) => vendor_id === celebrity)
      ?.vendor_services?.find(({ service: kind }) => kind === 'getVideo')?.id ?? 0;
  await sendOrderNotifications(newsDesk);
});
beforeEach(() => {
  put.length = 0;
  fixture.advance(60);
});
afterAll(async () => {
  await fixture.close();
  await client.close();
});

/** A paid order, promised within so many days; the mails of its placing are left out. */
async function promised(status: string, days: number) {
  const { body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
    ...service,
    body: {
      status,
      customer_id: await personCalled('fan'),
      line_items: [{ product_id: video, quantity: 1 }],
      meta_data: [{ key: orderMeta.promisedDays, value: String(days) }],
    },
  });
  const { id } = v.parse(orderSchema, body);
  const manager = { id: await personCalled('manager'), role: 'manager', name: 'Mara' } as const;
  const deed = { action: 'receive', from: 'awaiting', reference: '' } as const;
  await movePayment({ orderId: id, ...deed }, manager);
  const { paidAt } = await getOrder(id, manager);
  await sendOrderNotifications(newsDesk);
  put.length = 0;
  const after = (on: number) => new Date(Date.parse(paidAt ?? '') + on * dayMs);
  return { id, after, manager };
}

/** The subjects of what each was sent by this time, however many processes look and how often. */
async function remindedBy(at: Date) {
  clock = at;
  await Promise.all([1, 2, 3].map(() => sendDueReminders(desk)));
  await sendDueReminders(desk);
  return put.splice(0).map(({ to, subject }) => ({ to, subject }));
}

it('reminds the celebrity at half time and a day before, and tells both when it is late', async () => {
  const { id, after } = await promised('processing', 10);
  expect(await remindedBy(after(4.9))).toEqual([]);
  expect(await remindedBy(after(5))).toEqual([
    { to: celebrityAddress, subject: `Half the time for order ${id} is over` },
  ]);
  expect(await remindedBy(after(8.9))).toEqual([]);
  expect(await remindedBy(after(9))).toEqual([
    { to: celebrityAddress, subject: `Order ${id} is due tomorrow` },
  ]);
  expect(await remindedBy(after(10))).toEqual([
    { to: celebrityAddress, subject: `Order ${id} is overdue` },
    { to: fanAddress, subject: `Your order ${id} is late` },
  ]);
  expect(await remindedBy(after(12))).toEqual([]);
  await cancelOverdueOrders(after(13));
  expect(await remindedBy(after(13))).toEqual([]);
});

it('begins again with the new date once the fan gave more time, and tells the celebrity', async () => {
  const { id, after } = await promised('processing', 7);
  await remindedBy(after(7));
  const fan = { id: await personCalled('fan'), role: 'fan' } as const;
  await extendPromise(id, fan, after(7.5));
  await sendOrderNotifications(newsDesk);
  expect(put.splice(0).map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: celebrityAddress, subject: `You have more time for order ${id}` },
  ]);
  expect(await remindedBy(after(8))).toEqual([]);
  expect(await remindedBy(after(13))).toEqual([
    { to: celebrityAddress, subject: `Order ${id} is due tomorrow` },
  ]);
  await cancelOverdueOrders(after(20));
});

it('says nothing to a celebrity who has not been shown the request', async () => {
  const { id, after } = await promised('admin-approval', 5);
  expect(await remindedBy(after(4))).toEqual([]);
  expect(await remindedBy(after(5))).toEqual([
    { to: fanAddress, subject: `Your order ${id} is late` },
  ]);
  await cancelOverdueOrders(after(8));
});

it('sends only what is still news after the site was down', async () => {
  const { id, after } = await promised('processing', 20);
  expect(await remindedBy(after(12.1))).toEqual([]);
  expect((await remindedBy(after(21))).map(({ subject }) => subject)).toEqual([
    `Order ${id} is overdue`,
    `Your order ${id} is late`,
  ]);
  await cancelOverdueOrders(after(23));
});

it('passes the fan’s reminder on', async () => {
  const { id, after } = await promised('on-hold', 10);
  await remindCelebrity(id, { id: await personCalled('fan'), role: 'fan' }, after(6));
  await sendOrderNotifications(newsDesk);
  const [mail, ...others] = put.splice(0);
  expect(others).toEqual([]);
  expect(mail?.to).toBe(celebrityAddress);
  expect(mail?.text).toContain('asked us to remind you');
  await cancelOverdueOrders(after(13));
});

it('tells fan and celebrity of the cancellation, and that the money goes back', async () => {
  const { id, after } = await promised('processing', 3);
  await cancelOverdueOrders(after(6));
  await sendOrderNotifications(newsDesk);
  const mails = put.splice(0);
  const toFan = mails.filter(({ to }) => to === fanAddress).map(({ text }) => text);
  expect(toFan).toHaveLength(1);
  expect(toFan[0]).toContain('didn’t deliver in time, so we cancelled this order. You’ll get your');
  const toCelebrity = mails.filter(({ to }) => to === celebrityAddress);
  expect(toCelebrity.map(({ subject }) => subject)).toEqual([`Order ${id} was cancelled`]);
  expect(toCelebrity[0]?.text).toContain('wasn’t delivered in time');
});

it('confirms to the fan what the fan cancelled, and tells the celebrity', async () => {
  const { id, after } = await promised('on-hold', 7);
  await cancelOwnOrder(id, { id: await personCalled('fan'), role: 'fan' }, after(1));
  await sendOrderNotifications(newsDesk);
  const mails = put.splice(0).map(({ to, text }) => ({ to, text }));
  expect(mails.filter(({ to }) => to === celebrityAddress)).toHaveLength(1);
  expect(mails.find(({ to }) => to === celebrityAddress)?.text).toContain('The fan has cancelled');
  expect(mails.filter(({ to }) => to === fanAddress)).toHaveLength(1);
  expect(mails.find(({ to }) => to === fanAddress)?.text).toContain('You’ll get your money back');
});
