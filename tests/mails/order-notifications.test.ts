import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { sendOrderNotifications } from '#app/server/orders/order-notifications.server.ts';
import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { releaseOrder } from '#app/server/backend/orders/fulfilment/release.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { readNotifiedEvents } from '#app/server/orders/store/order-notification-store.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import type { Role } from '#domain/account/role.ts';
import { serviceAuthorization, startBackend } from '#tests/support/databases/backend-fixture.ts';
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

const start = new Date('2026-06-01T10:00:00Z');
const client = await openPglite();
const database = drizzle({ client });
const put: Mail[] = [];
const desk: Parameters<typeof sendOrderNotifications>[0] = {
  database,
  queue: {
    put: (mail) => {
      put.push(mail);
      return Promise.resolve();
    },
  },
  account: () =>
    Promise.resolve({
      holder: 'Astera Shop',
      iban: 'GR1601101250000000012300695',
      bic: 'ETHNGRAA',
      bankName: '',
    }),
  site: () => Promise.resolve({ origin: 'https://astera.test', name: 'Astéra' }),
  rules: () => Promise.resolve({ paidFirst: true }),
  now: () => start,
};
const send = () => sendOrderNotifications(desk);
let fixture: Awaited<ReturnType<typeof startBackend>>;
let orderId = 0;
/** What the gateway asked the back end for. */
let asked: string[] = [];

beforeAll(async () => {
  await migrateStore(database);
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  fixture = await startBackend(first.open);
  world.fetch = (request) => {
    asked.push(request.url);
    return fixture.backend.fetch(request);
  };
  await send();
});
afterAll(async () => {
  await fixture.close();
  await client.close();
});

async function idOf(name: string): Promise<number> {
  const authorization = `Bearer ${await fixture.tokenOf(name)}`;
  const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users/me', { authorization });
  return v.parse(userSchema, body).id;
}

async function actor(name: string, role: Role) {
  return { id: await idOf(name), role };
}

async function placeOrder(): Promise<number> {
  const vendors = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
  const celebrity = await idOf('celebrity');
  const service = v
    .parse(vendorListSchema, vendors.body)
    .find(({ vendor_id }) => vendor_id === celebrity)?.vendor_services?.[0];
  const { body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
    authorization: serviceAuthorization,
    body: {
      customer_id: await idOf('fan'),
      billing: { first_name: 'Iris', last_name: 'Test', email: 'fan@example.test' },
      payment_method: 'bacs',
      line_items: [{ product_id: service?.id, quantity: 1 }],
    },
  });
  return v.parse(orderSchema, body).id;
}

/** Who was written to since the last time, under which heading. */
function written(): readonly string[] {
  return put
    .splice(0)
    .map(({ to, subject }) => `${to}: ${subject}`.replaceAll(String(orderId), 'N'))
    .toSorted();
}

beforeEach(async () => {
  asked = [];
  fixture.advance(60);
  orderId = await placeOrder();
});

it('confirms an order to the fan and tells the team that it waits', async () => {
  await send();
  expect(written()).toEqual([
    'admin@example.test: Order N is waiting for approval',
    'fan@example.test: Your order N',
    'manager@example.test: Order N is waiting for approval',
  ]);
});

it('tells the fan where to transfer what, with the reference of the order', async () => {
  await send();
  const mail = put.find(({ subject }) => subject === `Your order ${orderId}`);
  const reference = creditorReference(String(orderId));
  expect(mail?.text).toContain('IBAN: GR16 0110 1250 0000 0001 2300 695');
  expect(mail?.text.replaceAll(' ', '')).toContain(`Paymentreference:${reference}`);
  expect(mail?.text).toContain('Amount: €65');
  expect(mail?.html).toContain('Astera Shop');
  written();
});

it('tells each event once, however often the orders are looked through, and by how many at once', async () => {
  await Promise.all([send(), send(), send()]);
  await send();
  expect(written()).toHaveLength(3);
});

it('tells the celebrity of a request when it was approved, and the fan of both', async () => {
  await send();
  written();
  const command = { orderId, from: 'admin-approval', action: 'accept' } as const;
  await moveOrder(command, await actor('manager', 'manager'));
  await send();
  expect(written()).toEqual([
    'celebrity@example.test: A new request for you',
    'fan@example.test: An update on your order N',
  ]);
});

it('tells the fan why an order was rejected, with a link to it', async () => {
  await send();
  written();
  await moveOrder(
    {
      orderId,
      from: 'admin-approval',
      action: 'reject',
      rejection: { reason: 'unclear', words: 'Which <b>Theo</b>?' },
    },
    await actor('manager', 'manager'),
  );
  await send();
  const [mail] = put;
  expect(written()).toEqual(['fan@example.test: An update on your order N']);
  expect(mail?.text).toContain('Our team hasn’t approved your request.');
  expect(mail?.text).toContain('They wrote: Which <b>Theo</b>?');
  expect(mail?.html).not.toContain('<b>Theo');
  expect(mail?.text).toContain(`https://astera.test/my-orders/detail?orderId=${orderId}`);
});

it('tells the fan once what became of the money, with where to pay while it is awaited', async () => {
  await send();
  written();
  const manager = { ...(await actor('manager', 'manager')), name: 'Mara' };
  const book = async (action: 'receive' | 'takeBack', from: 'awaiting' | 'received') => {
    fixture.advance(1);
    await movePayment({ orderId, action, from, reference: 'statement 12' }, manager);
    await send();
    await send();
    const mails = put.filter(({ to }) => to === 'fan@example.test');
    expect(written()).toEqual(['fan@example.test: The payment for your order N']);
    return mails[0]?.text ?? '';
  };
  const paid = await book('receive', 'awaiting');
  expect(paid).toContain('We’ve received your payment. Thank you.');
  expect(paid).not.toMatch(/IBAN|statement 12/);
  const unpaid = await book('takeBack', 'received');
  expect(unpaid).toContain('We’re still waiting for your payment.');
  expect(unpaid).toContain('IBAN: GR16 0110 1250 0000 0001 2300 695');
});

it('leaves between two orders when the process ends, and the next look tells the rest', async () => {
  await placeOrder();
  const first = { ...desk, isStopped: () => put.length > 0 };
  await sendOrderNotifications(first);
  expect(written()).toHaveLength(3);
  await sendOrderNotifications({ ...desk, isStopped: () => true });
  expect(written()).toEqual([]);
  await send();
  expect(written()).toHaveLength(3);
});

it('tells everything later that could not be promised now', async () => {
  const failing = { put: () => Promise.reject(new Error('the disk is full')) };
  await sendOrderNotifications({ ...desk, queue: failing });
  expect(written()).toEqual([]);
  await send();
  expect(written()).toHaveLength(3);
});

it('tells the celebrity that an order waits for its money, and when the work may begin', async () => {
  const [manager, celebrity] = [await actor('manager', 'manager'), 'celebrity@example.test'];
  const mara = { ...manager, name: 'Mara' };
  const textTo = (to: string) => put.filter((mail) => mail.to === to).map(({ text }) => text);
  const released = orderId;
  const paid = await placeOrder();
  for (const id of [released, paid]) {
    await moveOrder({ orderId: id, from: 'admin-approval', action: 'accept' }, manager);
  }
  await send();
  expect(textTo(celebrity)).toHaveLength(2);
  for (const text of textTo(celebrity)) expect(text).toContain('The fan hasn’t paid yet.');
  written();
  fixture.advance(5);
  await releaseOrder({ orderId: released, reason: 'She always pays.' }, mara);
  await movePayment({ orderId: paid, action: 'receive', from: 'awaiting', reference: '' }, mara);
  await send();
  await send();
  const texts = textTo(celebrity).toSorted();
  expect(texts).toHaveLength(2);
  expect(texts.join('\n')).toContain('They wrote: She always pays.');
  expect(texts.join('\n')).toContain('You can accept the request now.');
  written();
});

it('writes to no one who switched it off, but for the confirmation', async () => {
  const switchOff = async (name: string, kind: string) =>
    fixture.ask('PATCH', `/wp-json/wc/v3/customers/${await idOf(name)}`, {
      authorization: serviceAuthorization,
      body: { meta_data: [{ key: `astera_notify_${kind}`, value: 'no' }] },
    });
  await switchOff('manager', 'awaitsApproval');
  await switchOff('fan', 'orderMoved');
  await send();
  expect(written()).toEqual([
    'admin@example.test: Order N is waiting for approval',
    'fan@example.test: Your order N',
  ]);
  const command = { orderId, from: 'admin-approval', action: 'accept' } as const;
  await moveOrder(command, await actor('manager', 'manager'));
  await send();
  expect(written()).toEqual(['celebrity@example.test: A new request for you']);
});

it('asks once who the team is, however much there is to tell', async () => {
  for (let count = 0; count < 3; count += 1) await placeOrder();
  await send();
  expect(written().length).toBeGreaterThan(6);
  const questions = asked.filter((url) =>
    /customers\?.*role=(shop_manager|administrator)/.test(url),
  );
  expect(questions).toHaveLength(2);
});

it('tells of more orders than come at a time, each once', async () => {
  for (let count = 0; count < 120; count += 1) await placeOrder();
  await send();
  const confirmed = put.splice(0).filter(({ subject }) => subject.startsWith('Your order'));
  expect(new Set(confirmed.map(({ subject }) => subject)).size).toBe(121);
  expect(confirmed).toHaveLength(121);
  expect(asked.some((url) => /orders\?.*page=2/.test(url))).toBe(true);
});

it('forgets after a month what it told, and tells of an old order only what is new', async () => {
  await send();
  written();
  // Before the token of the manager runs out.
  const manager = await actor('manager', 'manager');
  const toldOf = async () => [...(await readNotifiedEvents(database, [orderId]))];
  expect(await toldOf()).toHaveLength(1);
  fixture.advance(40 * 86_400);
  const later = { ...desk, now: () => new Date(start.getTime() + 40 * 86_400_000) };
  // The first look goes as far back as anyone has looked, the second as far as news reach.
  await sendOrderNotifications(later);
  await sendOrderNotifications(later);
  expect(await toldOf()).toEqual([]);
  await moveOrder({ orderId, from: 'admin-approval', action: 'accept' }, manager);
  await sendOrderNotifications(later);
  expect(written()).toEqual(['celebrity@example.test: A new request for you']);
});
