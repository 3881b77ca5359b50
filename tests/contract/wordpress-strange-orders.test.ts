import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { ordersChangedAfter } from '#app/gateway/order/changed-orders.server.ts';
import { maxPerPage } from '#backend/contract/paths.ts';
import type { WireOrder } from '#backend/contract/order.ts';

import { gatewayWorld, startAnew } from '../support/wordpress/gateway-world.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../support/wordpress/wordpress-server.ts';

/** The gateway asks a process over HTTP that is no back end of ours. */
vi.mock('#app/gateway/transport.server.ts', async () => {
  const { transportOfWordpress } = await import('../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

/** Lists of a WordPress in which some plugin wrote an order that nobody can read. */
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
  wordpress.trouble = {};
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
  async function changed(): Promise<number[]> {
    const ids: number[] = [];
    for await (const orders of ordersChangedAfter(start)) ids.push(...orders.map(({ id }) => id));
    return ids.toSorted((one, other) => one - other);
  }

  it.each([
    ['whose lists say how long they are', {}],
    ['whose lists do not', { withoutTotals: true }],
  ])('is told to its end, strange orders or not: %s', async (_which, trouble) => {
    const strange = idsFrom(firstId, 2 * maxPerPage + 1).filter((id) => id % 50 === 49);
    fill(2 * maxPerPage + 1, strange);
    wordpress.trouble = trouble;
    const readable = idsFrom(firstId, 2 * maxPerPage + 1).filter((id) => !strange.includes(id));
    expect(await changed()).toEqual(readable);
  });
});
