import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';

import { readEvents, staleOrders, type ReadEvents } from '#tests/support/servers/event-stream.ts';
import { persons, type Person, type SignedIn } from '../support/matrix/persons.ts';
import { openSitePeople, type SitePeople } from '../support/matrix/site-people.ts';
import { fromOwnPage } from '#tests/support/site/site-calls.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

let site: BuiltSite;
let people: SitePeople;
beforeAll(async () => {
  site = await openBuiltSite();
  people = await openSitePeople(site);
}, 120_000);
afterAll(() => site.remove());

const idSchema = v.looseObject({ id: v.number() });

function open(
  cookie: string,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) {
  return site.ask('/api/live?age=0', { headers: { ...headers, cookie } });
}

async function listen(person: SignedIn): Promise<ReadEvents> {
  return readEvents(await open(people.cookies[person]));
}

/** As another program writes it at the back end's own paths. */
async function write(path: string, body: object, by: SignedIn = 'administrator'): Promise<unknown> {
  const answer = await site.ask(`/wp-json/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${people.tokens[by]}` },
    body: JSON.stringify(body),
  });
  expect([path, answer.status < 300]).toEqual([path, true]);
  return answer.json();
}

async function placeOrder(by: SignedIn = 'fan'): Promise<number> {
  const store = await site.ask(`/wp-json/wcfmmp/v1/store-vendors/${people.ids.celebrity}`);
  const services = v.parse(
    v.looseObject({ vendor_services: v.array(idSchema) }),
    await store.json(),
  ).vendor_services;
  const made = await write('wc/v3/orders', {
    ...{ status: 'admin-approval', customer_id: people.ids[by], payment_method: 'bacs' },
    line_items: [{ product_id: services[0]?.id }],
  });
  return v.parse(idSchema, made).id;
}

/** Everyone listens while something is done. @returns who was told */
async function toldOf(work: () => Promise<unknown>): Promise<Person[]> {
  const known = persons.filter((person) => person !== 'anonymous');
  const listeners = await Promise.all(
    known.map(async (person) => ({ person, ...(await listen(person)) })),
  );
  await work();
  // Who runs the shop is told of everything: then the others were told, too.
  const manager = listeners.find(({ person }) => person === 'manager');
  await expect.poll(() => manager?.events.length, { timeout: 5_000 }).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await Promise.all(listeners.map(({ close }) => close()));
  for (const { events } of listeners) {
    for (const event of events) expect(event).toBe(staleOrders);
  }
  return listeners.flatMap(({ person, events }) => (events.length > 0 ? [person] : []));
}

it('an order is told of to its fan and the staff, and to its celebrity once it was approved', async () => {
  let order = 0;
  const placed = await toldOf(async () => {
    order = await placeOrder();
  });
  expect(placed).toEqual(['fan', 'manager', 'administrator']);
  const accept = { action: 'accept', orderIds: [order], withUnpaid: true };
  const approved = await toldOf(async () => {
    const answer = await people.call('decideAtDesk', {
      ...{ method: 'POST', data: accept },
      headers: { ...fromOwnPage, cookie: people.cookies.manager },
    });
    expect(answer.status).toBe(200);
  });
  expect(approved).toEqual(['fan', 'celebrity', 'manager', 'administrator']);
  const noted = await toldOf(() => write(`wc/v3/orders/${order}/notes`, { note: 'Hurry' }));
  expect(noted).toEqual(['fan', 'celebrity', 'manager', 'administrator']);
});

it('says what it is, and that nothing on its way keeps it', async () => {
  const answer = await open(people.cookies.fan);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  await answer.body?.cancel();
});

it.each([
  ['anonymous', '', 401],
  ['a session that never was', `__Host-sid=${'a'.repeat(43)}`, 401],
  ['no session id', '__Host-sid=../../etc', 401],
])('is refused to %s', async (_who, cookie, status) => {
  const answer = await open(cookie);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

it('tells an EventSource without a session that it has ended, so that the page does not try again', async () => {
  const events = readEvents(await open('', { accept: 'text/event-stream' }));
  await events.ended;
  expect(events.events).toEqual(['event: end\ndata: {}']);
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
])('is refused to %s, whose cookies a browser might send', async (_who, headers) => {
  expect((await open(people.cookies.fan, headers)).status).toBe(403);
});

it('gives one person five of a hundred, and the others as before', async () => {
  const asked = await Promise.all(Array.from({ length: 100 }, () => open(people.cookies.otherFan)));
  const statuses = asked.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  expect((await open(people.cookies.fan)).status).toBe(200);
  await Promise.all(asked.map(({ body }) => body?.cancel()));
  const again = await open(people.cookies.otherFan);
  expect(again.status).toBe(200);
  await again.body?.cancel();
});

it('ends with a session that was signed out elsewhere, before it tells anything more', async () => {
  const cookie = await people.signIn('fan');
  const events = readEvents(await open(cookie));
  const answer = await people.call('signOut', {
    method: 'POST',
    headers: { ...fromOwnPage, cookie },
  });
  expect(answer.status).toBe(200);
  await placeOrder();
  await events.ended;
  expect(events.events).toEqual(['event: end\ndata: {}']);
  expect((await open(cookie)).status).toBe(401);
});

it('ends with the account that is suspended over the wire', async () => {
  const cookie = await people.signIn('otherFan');
  const order = await placeOrder('otherFan');
  const events = readEvents(await open(cookie));
  await write(`wp/v2/users/${people.ids.otherFan}`, { meta: { astera_suspended: 'Late' } });
  // What concerns this account is told to no one who is not there any more.
  await write(`wc/v3/orders/${order}/notes`, { note: 'Hurry' });
  await events.ended;
  expect(events.events).toEqual(['event: end\ndata: {}']);
  expect((await open(cookie)).status).toBe(401);
});
