import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { countDesk, listDesk } from '#app/server/backend/orders/desk.server.ts';
import { readEarningsOf } from '#app/server/backend/orders/earnings.server.ts';
import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { countWaiting, listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import type { WireOrder } from '#backend/contract/orders/order.ts';
import type { Actor } from '#domain/account/role.ts';

import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import { memoryOfOne } from '../../support/wordpress/memory-of-one.ts';
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

/** The reading of all orders of a WordPress that has more of them than a page. */
let wordpress: RecordedWordpress;
let like: WireOrder;
let memory = memoryOfOne();
const { network } = gatewayWorld;
const told = vi.spyOn(console, 'error');

const manager = { id: 16, role: 'manager', name: 'Mina Manager' } as const;
const ava: Actor = { id: 2, role: 'celebrity' };
const firstId = 10_000;
const start = Date.parse('2026-06-01T10:00:00Z');
const wooTime = (ms: number) => new Date(ms).toISOString().slice(0, 19);

beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
  like = wordpress.order(156);
});
beforeEach(() => {
  memory = memoryOfOne();
  startAnew(memory);
  told.mockReset().mockReturnValue();
  wordpress.trouble = {};
  wordpress.asked.length = 0;
});
afterEach(() => {
  gatewayWorld.network = network;
});
afterAll(() => {
  told.mockRestore();
  return wordpress.close();
});

/**
 * A shop of so many orders that wait for a manager, changed so many seconds after each other, the youngest number
 * first.
 */
function fill(count: number, secondsApart: number): void {
  wordpress.orders.clear();
  for (let index = 0; index < count; index += 1) {
    const id = firstId + index;
    const { meta_data } = like;
    wordpress.keep({
      ...like,
      ...{ id, number: String(id), status: 'admin-approval', date_paid_gmt: null, meta_data },
      date_modified_gmt: wooTime(start + (count - index) * secondsApart * 1000),
    });
  }
}

/** How many orders the desk counts that wait. */
async function waiting(): Promise<number> {
  const { late, fresh, waiting: between } = (await countDesk(manager, Date.now()))?.approvals ?? {};
  return (late ?? 0) + (fresh ?? 0) + (between ?? 0);
}

/** The first so many orders move on now. */
function changeFirst(count: number): void {
  for (let id = firstId; id < firstId + count; id += 1) {
    const date_modified_gmt = wooTime(Date.now());
    wordpress.keep({ ...wordpress.order(id), status: 'cancelled', date_modified_gmt });
  }
}

const isList = (path: string) => path.startsWith('/wp-json/wc/v3/orders?');
/** The lists of orders that were asked for. */
const pages = () => wordpress.asked.map(({ path }) => path).filter(isList);

/** The n-th question for orders gets no answer. */
function loseAnswer(which: number): void {
  let asked = 0;
  gatewayWorld.network = async (input, init) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    if (isList(pathname + search)) asked += 1;
    if (asked === which) throw new TypeError('fetch failed');
    return network(input, init);
  };
}

describe('the first reading of the orders of a WordPress', () => {
  it('tells nothing of a part, and goes on where an answer was lost', async () => {
    fill(450, 10);
    loseAnswer(4);
    expect(await outcomeOf(waiting())).toBe('backend_failed');
    const before = pages();
    expect(before).toHaveLength(3);
    gatewayWorld.network = network;
    wordpress.asked.length = 0;
    expect(await waiting()).toBe(450);
    expect(pages()).toHaveLength(2);
    expect(before).not.toContain(pages()[0]);
  });

  it.each(['desk', 'waiting', 'own list', 'earnings'] as const)(
    'has everyone who goes by it told that it failed: %s',
    async (who) => {
      fill(250, 10);
      loseAnswer(2);
      const work = {
        desk: () =>
          listDesk({ list: 'awaiting', age: null, find: 'x', page: 1 }, manager, Date.now()),
        waiting: () => countWaiting(manager),
        'own list': () => listOrders(ava, { page: 1, status: null }),
        earnings: () => readEarningsOf(ava, 1, [], Date.now()),
      }[who];
      expect(await outcomeOf(work())).toBe('backend_failed');
    },
  );

  it('goes on after a start, also of another process, and is not begun again once it is over', async () => {
    fill(450, 10);
    loseAnswer(4);
    expect(await outcomeOf(waiting())).toBe('backend_failed');
    gatewayWorld.network = network;
    wordpress.asked.length = 0;
    startAnew(memory);
    expect(await waiting()).toBe(450);
    expect(pages()).toHaveLength(2);
    wordpress.asked.length = 0;
    startAnew(memory);
    expect(await waiting()).toBe(450);
    expect(pages()).toHaveLength(1);
  });

  it.each([
    ['goes on in it after a failure', 0],
    // They were read already: those after them move up.
    ['begins it anew where some left it after a failure', 5],
  ])(
    'finds all of more orders than a page holds, changed within one second, and %s',
    async (_what, changed) => {
      fill(450, 0);
      loseAnswer(5);
      expect(await outcomeOf(waiting())).toBe('backend_failed');
      gatewayWorld.network = network;
      wordpress.asked.length = 0;
      changeFirst(changed);
      startAnew(memory);
      expect(await waiting()).toBe(450 - changed);
      expect(pages()[0]).toMatch(/orderby=id.*[?&]page=3(&|$)/);
      expect(pages().some((asked) => /[?&]page=2(&|$)/.test(asked))).toBe(changed > 0);
    },
  );

  it('finds all of a busy second of which some are changed while it is read', async () => {
    fill(450, 0);
    let asked = 0;
    gatewayWorld.network = async (input, init) => {
      const answer = await network(input, init);
      asked += 1;
      if (asked === 4) changeFirst(5);
      return answer;
    };
    expect(await waiting()).toBe(445);
  });

  it('fails where WooCommerce is kept from heeding when orders were changed, in place of going round', async () => {
    fill(250, 10);
    wordpress.trouble = { without: ['changed-orders'] };
    expect(await outcomeOf(waiting())).toBe('backend_failed');
    expect(pages().length).toBeLessThan(20);
    wordpress.trouble = {};
    expect(await waiting()).toBe(250);
  });

  it('finds all where no one says how many there are', async () => {
    fill(250, 10);
    wordpress.trouble = { withoutTotals: true };
    expect(await waiting()).toBe(250);
  });

  it('misses nothing that is changed or deleted while it is under way', async () => {
    fill(350, 10);
    let asked = 0;
    gatewayWorld.network = async (input, init) => {
      const answer = await network(input, init);
      asked += 1;
      if (asked === 2) {
        // Both were read already: they stand on the pages before.
        const [moved, gone] = [firstId + 349, firstId + 348];
        wordpress.orders.delete(gone);
        const date_modified_gmt = wooTime(Date.now());
        wordpress.keep({ ...wordpress.order(moved), status: 'cancelled', date_modified_gmt });
      }
      return answer;
    };
    // The deleted one was read, and is missed as soon as someone looks at it.
    expect(await waiting()).toBe(349);
    const { rows } = await listDesk(
      { list: 'approvals', age: null, find: 'hopwood', page: 1 },
      manager,
      Date.now(),
    );
    expect(rows.map(({ id }) => id)).not.toContain(firstId + 349);
  });
});

describe('an order of a WordPress that cannot be read', () => {
  const strange = (id: number) => ({ ...wordpress.order(id), billing: 'Grace Hopwood' }) as never;

  it('is named in the log without anyone’s data, and the others are there', async () => {
    fill(250, 10);
    // On the first page of the desk, which WooCommerce lists by itself.
    const id = firstId + 3;
    wordpress.trouble = { strange: true };
    wordpress.keep(strange(id));
    expect(await waiting()).toBe(249);
    startAnew(memory);
    expect(await waiting()).toBe(249);
    const all = { list: 'approvals', age: null, find: '', page: 1 } as const;
    const { rows } = await listDesk(all, manager, Date.now());
    expect(rows.length).toBeGreaterThan(0);
    const lines = told.mock.calls.map(([line]) => String(line));
    expect(lines).toEqual([expect.stringContaining(`order ${id} `)]);
    expect(lines.join()).not.toContain('Hopwood');
  });

  it('is in no list any more once it was changed into that, and is back when it can be read', async () => {
    fill(3, 10);
    expect(await waiting()).toBe(3);
    wordpress.trouble = { strange: true };
    const order = wordpress.order(firstId + 1);
    const changed = { ...order, date_modified_gmt: wooTime(start + 60_000) };
    wordpress.keep({ ...changed, total: 70 as never });
    startAnew(memory);
    expect(await waiting()).toBe(2);
    startAnew(memory);
    expect(await waiting()).toBe(2);
    wordpress.keep({ ...order, date_modified_gmt: wooTime(start + 120_000) });
    startAnew(memory);
    expect(await waiting()).toBe(3);
    const move = { orderId: firstId, from: 'admin-approval', action: 'accept' } as const;
    expect(await outcomeOf(moveOrder(move, manager))).toBe('done');
  });

  it('is told of once, and not taken for a list of something else, which is a failure', async () => {
    wordpress.trouble = { strange: true };
    fill(1, 10);
    wordpress.keep(strange(firstId));
    expect(await waiting()).toBe(0);
    const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect(await waiting()).toBe(0);
    later.mockRestore();
    expect(told).toHaveBeenCalledTimes(1);
    gatewayWorld.network = async () => Response.json([{ strange: true }]);
    startAnew();
    expect(await outcomeOf(waiting())).toBe('backend_failed');
  });
});
