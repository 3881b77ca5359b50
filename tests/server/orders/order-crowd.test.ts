import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { OrderCommand } from '#domain/order/transitions/order-command.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { startEmbedded } from '#tests/support/databases/tested-backends.ts';
import { openPaymentWorld, type PaymentWorld } from '../payments/payment-world.ts';

/** The client asks this back end, which is the real one in memory. */
const shop = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: shop.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

/** `npm run test:full` asks for a larger crowd. */
const managers = Number(process.env['MANAGERS'] ?? 8);
const orders = Number(process.env['ORDERS'] ?? 20);
const limitMs = 300_000;

/** Where there is a choice the one with several connections, where they really meet. */
const database = databases.at(-1);
let world: PaymentWorld;
beforeAll(async () => {
  if (!database) throw new Error('There is no database to test on.');
  world = await openPaymentWorld(() => startEmbedded(database.open));
  shop.fetch = world.fixture.backend.fetch;
});
afterAll(() => world.fixture.close());

async function outcomeOf(orderId: number) {
  const command: OrderCommand = { orderId, from: 'admin-approval', action: 'accept' };
  try {
    return (await moveOrder(command, world.userOf('manager'))).status;
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
}

it(
  `moves each of ${orders} orders once when ${managers} managers accept them all at once on ${database?.name}`,
  async () => {
    const ids = await Promise.all(
      Array.from({ length: orders }, () => world.orderIn('admin-approval')),
    );
    const acceptAll = async () => {
      const own: unknown[] = [];
      for (const id of ids) own.push(await outcomeOf(id));
      return own;
    };
    const all = (await Promise.all(Array.from({ length: managers }, acceptAll))).flat();
    expect(all.filter((outcome) => outcome === 'on-hold')).toHaveLength(orders);
    expect(all.filter((outcome) => outcome === 'order_moved_on')).toHaveLength(
      (managers - 1) * orders,
    );
    for (const id of ids) {
      const { status, events } = await getOrder(id, world.userOf('manager'));
      expect([status, events.map(({ to }) => to)]).toEqual([
        'on-hold',
        ['admin-approval', 'on-hold'],
      ]);
    }
  },
  limitMs,
);
