import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { ordersChangedAfter } from '#app/server/backend/orders/changed-orders.server.ts';
import { createOrder } from '#app/server/backend/orders/placing/order-placing.server.ts';
import { findPlacedOrder } from '#app/server/backend/orders/placing/find-placed-order.server.ts';
import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { maxPerPage } from '#backend/contract/paths.ts';
import type { WireOrder } from '#backend/contract/orders/order.ts';

import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

/** The client asks a process over HTTP that is no back end of ours. */
vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

/** Lists of a WordPress in which some plugin wrote an order that no one can read. */
let wordpress: RecordedWordpress;
let like: WireOrder;
const told = vi.spyOn(console, 'error');

const firstId = 10_000;
const start = new Date('2026-06-01T10:00:00Z');

beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
  like = wordpress.order(156);
});
beforeEach(() => {
  startAnew();
  told.mockReset().mockReturnValue();
  wordpress.trouble = { strange: true };
  wordpress.orders.clear();
});
afterAll(() => {
  told.mockRestore();
  return wordpress.close();
});

/** So many orders that were placed and changed in one second; these of them cannot be read. */
function fill(count: number, strange: readonly number[]): void {
  for (let id = firstId; id < firstId + count; id += 1) {
    const date = {
      date_created_gmt: '2026-06-01T10:00:05',
      date_modified_gmt: '2026-06-01T10:00:05',
    };
    const order = { ...like, ...date, id, number: String(id) };
    const billing = strange.includes(id) ? ('Grace Hopwood' as never) : order.billing;
    wordpress.keep({ ...order, billing });
  }
}

const idsFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_none, index) => from + index);

describe('what changed of the orders of a WordPress', () => {
  async function changed() {
    const ids: number[] = [];
    const short: boolean[] = [];
    for await (const { orders, lacksSome } of ordersChangedAfter(start)) {
      ids.push(...orders.map(({ id }) => id));
      short.push(lacksSome);
    }
    return { ids: ids.toSorted((one, other) => one - other), short };
  }

  it.each([
    ['whose lists say how long they are', {}, [true, true, false]],
    // There is a page more, since only an empty one is the end.
    ['whose lists do not', { withoutTotals: true }, [false, false, false, false]],
  ])('is told to its end, strange orders or not: %s', async (_which, trouble, short) => {
    const strange = idsFrom(firstId, 2 * maxPerPage + 1).filter((id) => id % 50 === 49);
    fill(2 * maxPerPage + 1, strange);
    wordpress.trouble = { ...trouble, strange: true };
    const readable = idsFrom(firstId, 2 * maxPerPage + 1).filter((id) => !strange.includes(id));
    expect(await changed()).toEqual({ ids: readable, short });
  });

  it('lacks some where none of them can be read', async () => {
    fill(1, [firstId]);
    expect(await changed()).toEqual({ ids: [], short: [true] });
  });
});

describe('a fan with an order of a WordPress that cannot be read', () => {
  const fan = { id: 14, role: 'fan' } as const;
  const command = (key: string) => ({
    ...{ customerId: fan.id, token: wordpress.people.tokenOf('fan1'), delivery: null, key },
    paymentMethod: 'bankTransfer' as const,
    lines: [
      {
        ...{ id: 'a', quantity: 1, answers: { to: 'Sam' }, fanVideo: null },
        ...{ productId: 59, price: 6500 },
      },
    ],
  });
  const own = () => listOrders(fan, { page: 1, status: null });

  beforeEach(() => {
    fill(1, [firstId]);
    wordpress.keep({ ...wordpress.order(firstId), customer_id: fan.id });
  });

  it('has no others in the list, which is no failure, unless it is a list of something else', async () => {
    expect((await own()).rows).toEqual([]);
    const { network } = gatewayWorld;
    gatewayWorld.network = async () => Response.json([{ strange: true }]);
    expect(await outcomeOf(own())).toBe('backend_failed');
    gatewayWorld.network = network;
  });

  it('orders all the same, once for a key', async () => {
    const key = crypto.randomUUID();
    const made = await createOrder(command(key));
    expect(await createOrder(command(key))).toEqual(made);
    expect((await own()).rows.map(({ id }) => id)).toEqual([made.orderId]);
    // Whose key it is can be seen of it, and nothing else: it is not placed again.
    wordpress.keep({ ...wordpress.order(made.orderId), billing: 'Grace Hopwood' as never });
    expect(await outcomeOf(createOrder(command(key)))).toBe('backend_failed');
    // Nor is money asked for as if there were none.
    expect(await outcomeOf(findPlacedOrder(fan.id, key))).toBe('backend_failed');
    expect(await findPlacedOrder(fan.id, crypto.randomUUID())).toBeNull();
    expect(wordpress.orders.size).toBe(2);
  });
});
