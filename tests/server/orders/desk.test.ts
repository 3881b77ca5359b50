import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { countDesk, listDesk } from '#app/server/backend/orders/desk.server.ts';
import { decideOrders } from '#app/server/backend/orders/decide-orders.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { countWaiting, listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { migrations } from '#backend/db/migrations.gen.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import type { DeskSearch } from '#domain/order/desk/desk.ts';

import { backends, databaseOf } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { openPaymentWorld, type PaymentWorld } from '../payments/payment-world.ts';

/** The client asks this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: reached.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

const hour = 3_600_000;
const now = Date.parse('2026-06-01T10:00:00Z');

describe.each(backends)('the desk on $name', ({ start, isOurs }) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await openPaymentWorld(start);
    reached.fetch = world.fixture.backend.fetch;
  });
  afterAll(() => world.fixture.close());

  /** An approval that was placed so many hours ago. */
  async function approval(
    hours: number,
    billing: Record<string, string> = {},
    product = world.productId,
  ): Promise<number> {
    const { body } = await world.fixture.ask('POST', '/wp-json/wc/v3/orders', {
      authorization: serviceAuthorization,
      body: {
        status: 'admin-approval',
        customer_id: world.userOf('fan').id,
        billing,
        line_items: [{ product_id: product, quantity: 1 }],
      },
    });
    const { id } = body as { id: number };
    const at = new Date(now - hours * hour).toISOString();
    await world.fixture.dateOrders(id, { createdAt: at });
    return id;
  }
  const show = (search: Partial<DeskSearch>, name = 'manager') =>
    listDesk(
      { list: 'approvals', age: null, find: '', page: 1, ...search },
      world.userOf(name),
      now,
    );
  const accept = (orderIds: number[], name = 'manager') =>
    decideOrders({ action: 'accept', orderIds, withUnpaid: true }, world.userOf(name));
  const idsOf = async (search: Partial<DeskSearch>) =>
    (await show(search)).rows.map(({ id }) => id);

  it('shows approvals oldest first and by age, and counts what it shows', async () => {
    const fresh = await approval(1);
    const late = await approval(80);
    const waiting = await approval(30);
    const oldest = await approval(500);
    expect(await idsOf({})).toEqual([oldest, late, waiting, fresh]);
    expect(await idsOf({ age: 'fresh' })).toEqual([fresh]);
    expect(await idsOf({ age: 'waiting' })).toEqual([waiting]);
    expect(await show({ age: 'late' })).toMatchObject({ total: 2, totalPages: 1 });
    const counts = await countDesk(world.userOf('admin'), now);
    expect(counts?.approvals).toEqual({ fresh: 1, waiting: 1, late: 2 });
    expect(counts?.awaiting).toBe((await show({ list: 'awaiting' })).total);
    expect(await countWaiting(world.userOf('manager'))).toEqual({ 'admin-approval': 4 });
    await accept([fresh, late, waiting, oldest]);
    expect(await countDesk(world.userOf('manager'), now)).toMatchObject({
      approvals: { fresh: 0, waiting: 0, late: 0 },
    });
  });

  it('finds an order by its number, reference, fan and celebrity, in every list', async () => {
    const id = await approval(1, { first_name: 'Ђорђе', last_name: 'Yıldız', email: 'dj@x.test' });
    for (const find of [
      String(id),
      creditorReference(String(id)),
      'djordje',
      'yildiz djor',
      'dj@x',
    ]) {
      expect([find, await idsOf({ find })]).toEqual([find, [id]]);
      expect(await idsOf({ list: 'all', find })).toEqual([id]);
      expect(await idsOf({ list: 'refunded', find })).toEqual([]);
    }
    expect(await idsOf({ find: 'Ava Moreno' })).toContain(id);
    expect(await idsOf({ find: 'Ava Djordje' })).toEqual([id]);
    expect(await idsOf({ find: 'Priya' })).toEqual([]);
    const all = await show({ list: 'all', find: 'Ava' });
    expect(all.total).toBe(all.rows.length);
  });

  it('lists first what the name and the amount of a statement line both speak for, then the name, then the amount', async () => {
    const maria = { first_name: 'Maria', last_name: 'Papadopoulou' };
    const other = await approval(40, { first_name: 'John', last_name: 'Smith' });
    const both = await approval(30, maria);
    const onlyName = await approval(20, maria, world.otherProductId);
    const { total } = await getOrder(both, world.userOf('manager'));
    expect((await getOrder(onlyName, world.userOf('manager'))).total).not.toBe(total);
    const find = `MARIA PAPADOPOULOU ${decimalFromCents(total).replace('.', ',')}`;
    const ids = await idsOf({ find });
    expect(ids.slice(0, 2)).toEqual([both, onlyName]);
    expect(ids.indexOf(other)).toBeGreaterThan(1);
    await accept([other, both, onlyName]);
  });

  it('accepts several at once, and tells of each that someone was faster with', async () => {
    const ids = [await approval(1), await approval(2), await approval(3)] as const;
    const rejection = { reason: 'unclear', words: '' } as const;
    const command = {
      orderId: ids[1],
      from: 'admin-approval',
      action: 'reject',
      rejection,
    } as const;
    await moveOrder(command, world.userOf('admin'));
    expect(await accept([...ids, 999_999])).toEqual([
      { orderId: ids[0], outcome: 'done', status: 'on-hold' },
      { orderId: ids[1], outcome: 'movedOn', status: 'cancelled' },
      { orderId: ids[2], outcome: 'done', status: 'on-hold' },
      { orderId: 999_999, outcome: 'failed', status: null },
    ]);
  });

  it('rejects several at once with one reason, which each fan is told, and none that moved on', async () => {
    const ids = [await approval(1), await approval(2), await approval(3)] as const;
    await accept([ids[1]], 'admin');
    const rejection = { reason: 'other', words: 'Ask again in May.' } as const;
    const outcomes = await decideOrders(
      { action: 'reject', orderIds: [...ids], rejection },
      world.userOf('manager'),
    );
    expect(outcomes).toEqual([
      { orderId: ids[0], outcome: 'done', status: 'cancelled' },
      { orderId: ids[1], outcome: 'movedOn', status: 'on-hold' },
      { orderId: ids[2], outcome: 'done', status: 'cancelled' },
    ]);
    for (const id of [ids[0], ids[2]]) {
      const { events } = await getOrder(id, world.userOf('fan'));
      expect(events.at(-1)).toMatchObject({ to: 'cancelled', rejection });
    }
  });

  it('accepts none for a celebrity whose store is closed and tells so, and accepts the others', async () => {
    const celebrityId = world.userOf('celebrity').id;
    const [own, other] = [await approval(1), await approval(2, {}, world.otherProductId)];
    await world.fixture.shutStore(celebrityId, true);
    expect(await accept([own, other])).toEqual([
      { orderId: own, outcome: 'storeClosed', status: 'admin-approval' },
      { orderId: other, outcome: 'done', status: 'on-hold' },
    ]);
    const [row] = (await show({ find: String(own) })).rows;
    expect(row).toMatchObject({ id: own, storeIsClosed: true });
    const rejection = { reason: 'other', words: 'The account is suspended.' } as const;
    expect(
      await decideOrders({ action: 'reject', orderIds: [own], rejection }, world.userOf('manager')),
    ).toMatchObject([{ outcome: 'done', status: 'cancelled' }]);
    await world.fixture.shutStore(celebrityId, false);
  });

  if (!isOurs) return;
  // From here on the embedded back end is asked itself, past the gateway.

  it.each(['fan', 'celebrity'])('is not there for a %s', async (name) => {
    const user = world.userOf(name);
    for (const asked of [show({}, name), countDesk(user, now), accept([1], name)]) {
      await expect(asked).rejects.toMatchObject({ code: 'not_allowed' });
    }
  });

  it('counts for no one who does not run the shop', async () => {
    for (const authorization of [null, `Bearer ${await world.fixture.tokenOf('celebrity')}`]) {
      const answer = await world.fixture.ask('GET', '/wp-json/astera/v1/order-counts', {
        authorization,
      });
      expect([401, 403]).toContain(answer.status);
    }
    const bad = await world.fixture.ask('GET', '/wp-json/astera/v1/order-counts?before=x', {
      authorization: serviceAuthorization,
    });
    expect(bad.status).toBe(400);
  });

  it('stops where the back end fails, and says of the rest that it is as it was', async () => {
    const ids = [await approval(1), await approval(2)];
    const { fetch } = world.fixture.backend;
    reached.fetch = (request) =>
      request.method === 'PATCH'
        ? Promise.resolve(new Response('no', { status: 500 }))
        : fetch(request);
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const outcomes = await accept(ids);
    said.mockRestore();
    reached.fetch = fetch;
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
    expect(await idsOf({})).toEqual(expect.arrayContaining(ids));
  });

  it('finds orders by words that were placed before there was a search for them', async () => {
    const id = await approval(1, { first_name: 'Zenobia' });
    // As a store is that another release has filled.
    await databaseOf(world.fixture).execute(
      sql`delete from backend.migrations where tag like 'filled %'`,
    );
    const { migrateBackend } = await import('#backend/server.ts');
    await databaseOf(world.fixture).execute(sql`update backend.orders set search_text = null`);
    expect(await idsOf({ find: 'zenobia' })).toEqual([]);
    await migrateBackend(databaseOf(world.fixture));
    expect(await idsOf({ find: 'zenobia' })).toEqual([id]);
  });

  it('lets one of two who accept the same at once have each', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map((hours) => approval(hours)));
    const outcomes = await Promise.all(['manager', 'admin'].map((name) => accept(ids, name)));
    for (const [index, id] of ids.entries()) {
      const both = outcomes.map((own) => own[index]?.outcome);
      expect(both.toSorted()).toEqual(['done', 'movedOn']);
      const { events } = await getOrder(id, world.userOf('manager'));
      expect(events.filter(({ to }) => to === 'on-hold')).toHaveLength(1);
    }
  });

  it('knows of orders that were there before whether they were approved', async () => {
    const own = async () =>
      (await listOrders(world.userOf('celebrity'), { page: 1, status: null })).rows;
    const before = await own();
    expect(before.length).toBeGreaterThan(0);
    const statements = migrations.flatMap((migration) => migration.statements);
    const catchUp = statements.find((statement) => statement.includes('SET "approved"')) ?? '';
    await databaseOf(world.fixture).execute(sql`update backend.orders set approved = false`);
    expect(await own()).toEqual([]);
    await databaseOf(world.fixture).execute(sql.raw(catchUp));
    expect(await own()).toEqual(before);
  });
});
