import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { verifiedSince } from '#app/server/accounts/store/verified-addresses.server.ts';
import {
  celebrityWithClosures,
  factsWithClosures,
} from '#app/server/availability/closures.server.ts';
import { freePlacesOf } from '#app/server/availability/free-places.server.ts';
import {
  readOwnAvailability,
  saveOwnAvailability,
} from '#app/server/availability/own-availability.server.ts';
import { readAlerts, setAlert } from '#app/server/availability/reopen-alerts.server.ts';
import {
  settleUnknownPlaces,
  tellReopened,
  type ReopenDesk,
} from '#app/server/availability/reopen-watch.server.ts';
import {
  findAvailability,
  forgetAvailability,
} from '#app/server/availability/store/availabilities.server.ts';
import { countTaken, takePlaces } from '#app/server/availability/store/places.server.ts';
import { getCelebrity } from '#app/server/backend/catalog/celebrities.server.ts';
import { readLineFacts } from '#app/server/backend/orders/line-facts.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { placeAll } from '#app/server/orders/place-orders.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { orderListSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { AppError } from '#domain/app-error.ts';
import { anyTime, type AvailabilityChange } from '#domain/availability/availability.ts';
import { localDay, plusDays, weekdayOf } from '#domain/availability/local-day.ts';
import { placeOrdersSchema, type PlaceOrders } from '#domain/checkout/checkout.ts';

import { databases, openPglite } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => {
  process.env['ORDERS_PER_MINUTE'] = '1000';
  return { fetch: null as ((request: Request) => Promise<Response>) | null };
});
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => world.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

const client = await openPglite();
const database = drizzle({ client });
const store = { database, limits: createAccountLimits(database) };
vi.mock('#app/server/accounts/store/accounts-store.server.ts', () => ({
  accountsStore: () => Promise.resolve(store),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(database),
}));
vi.mock('#app/server/orders/texts-in-force.server.ts', () => ({
  textsInForce: () => Promise.resolve([]),
}));

const sent: Mail[] = [];
const reopenDesk: ReopenDesk = {
  database,
  queue: { put: async (mail) => void sent.push(mail) },
  site: async () => ({ origin: 'https://astera.test', name: 'Astera' }),
  now: () => new Date(),
};
const desk = { database, now: () => new Date() };
const today = localDay(Date.now(), 'UTC');
let fixture: BackendFixture;
let star = { id: 0, productId: 0, price: 0, name: '' };
const buyers: { id: number; token: string; address: string }[] = [];

beforeAll(async () => {
  await migrateStore(database);
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  fixture = await startBackend(first.open);
  world.fetch = (request) => fixture.backend.fetch(request);
  await verifiedSince(database, new Date('2100-01-01T00:00:00Z'));
  const { body } = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
  const vendor = v.parse(vendorListSchema, body).find((one) => one.vendor_services?.length);
  const message = vendor?.vendor_services?.find((one) => one.service === 'getVideo');
  star = {
    id: vendor?.vendor_id ?? 0,
    productId: message?.id ?? 0,
    price: Math.round(Number(message?.price) * 100),
    name: vendor?.vendor_shop_name ?? '',
  };
  for (const name of ['fan', 'fan2']) {
    const token = await fixture.tokenOf(name);
    const me = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
      authorization: `Bearer ${token}`,
    });
    buyers.push({ id: v.parse(userSchema, me.body).id, token, address: '' });
  }
});
beforeEach(async () => {
  sent.length = 0;
  await forgetAvailability(database, star.id);
  await saved({});
});
afterAll(async () => {
  await fixture.close();
  await client.close();
});

const actor = () => ({ id: star.id, role: 'celebrity' }) as const;

async function saved(change: Partial<AvailabilityChange>) {
  const { version } = await findAvailability(database, star.id);
  const next = { ...anyTime, holidays: [], ...change, version };
  return saveOwnAvailability(desk, actor(), next);
}

const user = (index: number) =>
  ({ id: buyers[index]?.id ?? 0, role: 'fan', name: 'Fan', picture: null }) as const;

/** One request, or several in one order. */
function command(requests = 1, key: string = crypto.randomUUID()): PlaceOrders {
  return v.parse(placeOrdersSchema, {
    address: null,
    paymentMethod: 'bankTransfer',
    beginsEarly: true,
    orders: [
      {
        celebrityId: star.id,
        key,
        lines: Array.from({ length: requests }, () => ({
          kind: 'service',
          id: crypto.randomUUID(),
          price: star.price,
          request: {
            service: 'getVideo',
            answers: { from: 'Nikos', to: 'Eleni', occasion: 'birthday', instructions: 'Hello!' },
          },
        })),
      },
    ],
  });
}

function place(index: number, order = command()) {
  const buyer = buyers[index];
  if (!buyer) throw new Error('there is no such buyer');
  return placeAll(order, buyer);
}

async function ordersOf(index: number) {
  const path = `/wp-json/wc/v3/orders?customer=${buyers[index]?.id}&per_page=100`;
  const { body } = await fixture.ask('GET', path, { authorization: serviceAuthorization });
  return v.parse(orderListSchema, body);
}

const awayUntilTomorrow = { holidays: [{ from: today, to: plusDays(today, 1) }] };
it('takes no request during a holiday, and says when it is open again', async () => {
  await saved(awayUntilTomorrow);
  const before = (await ordersOf(0)).length;
  const { placed, problems } = await place(0);
  expect(placed).toEqual([]);
  expect(problems).toMatchObject([
    { kind: 'closed', closure: { kind: 'holiday', opens: plusDays(today, 2) } },
  ]);
  expect(await ordersOf(0)).toHaveLength(before);
  const shown = await celebrityWithClosures(await getCelebrity(star.id, 'en'));
  expect(shown.closures?.now).toMatchObject({ kind: 'holiday', opens: plusDays(today, 2) });
  await saved({});
  expect((await place(0)).placed).toHaveLength(1);
  expect(await celebrityWithClosures(await getCelebrity(star.id, 'en'))).not.toHaveProperty(
    'closures',
  );
});

it('does not count the days of a coming holiday among the promised ones', async () => {
  const ask = [{ kind: 'service', id: 'a', celebrityId: star.id, service: 'getVideo' }] as const;
  const [usual] = await factsWithClosures(await readLineFacts(ask, 'en'));
  await saved({ holidays: [{ from: plusDays(today, 1), to: plusDays(today, 10) }] });
  const [around] = await factsWithClosures(await readLineFacts(ask, 'en'));
  expect(around?.promisedDays).toBe((usual?.promisedDays ?? 0) + 10);
  const { placed } = await place(0);
  const order = (await ordersOf(0)).find(({ id }) => id === placed[0]?.orderId);
  const kept = order?.meta_data.find(({ key }) => key === orderMeta.promisedDays)?.value;
  expect(kept).toBe(String(around?.promisedDays));
});

it('gives the last place to one of two fans who take it at once', async () => {
  await saved({ perDay: 3 });
  expect((await place(0)).placed).toHaveLength(1);
  const tries = await Promise.all([place(0), place(1), place(0), place(1), place(1)]);
  expect(tries.filter(({ placed }) => placed.length === 1)).toHaveLength(2);
  const refused = tries.filter(({ placed }) => placed.length === 0);
  for (const { problems } of refused) {
    expect(problems).toMatchObject([
      { kind: 'closed', closure: { kind: 'sold-out', opens: plusDays(today, 1) } },
    ]);
  }
  const shown = await celebrityWithClosures(await getCelebrity(star.id, 'en'));
  expect(shown.closures?.now?.kind).toBe('sold-out');
});

it('counts each request of an order, and the same order once', async () => {
  await saved({ perWeek: 3 });
  const key = crypto.randomUUID();
  expect((await place(0, command(2, key))).placed).toHaveLength(1);
  expect((await place(0, command(2, key))).placed).toHaveLength(1);
  expect((await place(1, command(2))).problems).toHaveLength(2);
  expect((await place(1)).placed).toHaveLength(1);
  const monday = plusDays(today, 7 - weekdayOf(today));
  expect((await place(1)).problems).toMatchObject([{ closure: { opens: monday } }]);
});

it('gives places back of orders that are called off, or were never created', async () => {
  await saved({ perDay: 1 });
  const { placed } = await place(0);
  await freePlacesOf(database, [{ id: placed[0]?.orderId ?? 0, status: 'processing' }]);
  expect((await place(1)).problems).toHaveLength(1);
  await freePlacesOf(database, [{ id: placed[0]?.orderId ?? 0, status: 'cancelled' }]);
  expect((await place(1)).placed).toHaveLength(1);
  // A process that ended in between: after a while it is looked up.
  await saved({ perDay: 2 });
  const lost = { celebrityId: star.id, personId: buyers[0]?.id ?? 0, key: crypto.randomUUID() };
  await takePlaces(database, { ...lost, places: 1 }, new Date());
  expect((await place(0)).problems).toHaveLength(1);
  const later = { ...reopenDesk, now: () => new Date(Date.now() + 16 * 60_000) };
  await settleUnknownPlaces(reopenDesk);
  expect((await place(0)).problems).toHaveLength(1);
  await settleUnknownPlaces(later);
  const counts = await countTaken(database, new Map([[star.id, anyTime]]), Date.now());
  expect(counts.get(star.id)).toEqual({ day: 1, week: 1 });
});

it('keeps settings of a celebrity alone, based on what was seen, and names each wrong holiday', async () => {
  const fan = { id: buyers[0]?.id ?? 0, role: 'fan' } as const;
  await expect(readOwnAvailability(desk, fan)).rejects.toMatchObject({ code: 'not_allowed' });
  const { version } = await readOwnAvailability(desk, actor());
  const change = { ...anyTime, holidays: [], version };
  await expect(saveOwnAvailability(desk, fan, change)).rejects.toBeInstanceOf(AppError);
  const long = { from: today, to: plusDays(today, 90) };
  await expect(
    saveOwnAvailability(desk, actor(), { ...change, holidays: [long] }),
  ).rejects.toMatchObject({ code: 'invalid_input', fields: { 'holidays.0': 'too-long' } });
  await expect(
    saveOwnAvailability(desk, actor(), { ...change, version: version - 1 }),
  ).rejects.toMatchObject({ code: 'setting_moved_on' });
});

it('tells a fan once, in the language of the account, when requests are taken again', async () => {
  await saved(awayUntilTomorrow);
  const now = new Date();
  const alert = { celebrityId: star.id, wanted: true, locale: 'el' } as const;
  expect(await setAlert(store, user(0), alert, now)).toBe(true);
  expect(await setAlert(store, user(0), alert, now)).toBe(true);
  expect(await setAlert(store, user(1), alert, now)).toBe(true);
  expect(await setAlert(store, user(1), { ...alert, wanted: false }, now)).toBe(false);
  const [kept, ...others] = await readAlerts(database, user(0).id);
  expect([kept, others]).toMatchObject([{ celebrityName: star.name }, []]);
  await tellReopened(reopenDesk);
  expect(sent).toEqual([]);
  await saved({});
  await Promise.all([1, 2, 3].map(() => tellReopened(reopenDesk)));
  await tellReopened(reopenDesk);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: 'fan@example.test' });
  expect(sent[0]?.text).toContain(`/celebrity/${star.id}`);
  expect(sent[0]?.text).toContain('/my-data#waiting');
  // Who asks while requests are taken is told so, and nothing is kept.
  expect(await setAlert(store, user(0), alert, now)).toBe(false);
  expect(await readAlerts(database, user(0).id)).toEqual([]);
});

it('keeps no more alerts than a person may have', async () => {
  await saved(awayUntilTomorrow);
  const alert = { celebrityId: star.id, wanted: true, locale: 'en' } as const;
  await expect(
    setAlert(store, user(0), { ...alert, celebrityId: 999_999_999 }, new Date()),
  ).rejects.toMatchObject({ code: 'not_found' });
  const ask = () => setAlert(store, user(1), alert, new Date());
  expect(await ask()).toBe(true);
  for (let round = 0; round < 59; round += 1) await ask().catch(() => null);
  await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests' });
});
