import * as v from 'valibot';

import { type WireOrder } from '#backend/contract/orders/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';

import type { NameSellers } from './line-sellers.server.ts';
import type { WordpressMemory } from '../memory.ts';
import { questionAt, resumedAt, type Place } from './sync-cursor.ts';
import { placeAfter } from './reading-place.ts';
import type { WordpressSite } from '../site.server.ts';
import {
  factsSchema,
  type OrderFacts,
  factsOf,
  changedSchema,
  readOrder,
} from './order-facts.server.ts';

/** What changed within so many seconds of the newest change is asked for again: WordPress's times are whole seconds. */
const overlapMs = 5_000;
/** So soon after a look no one looks again. */
const restMs = 1_000;

const markName = 'orders';
const markSchema = v.object({ until: v.string() });
/** Where a reading was that is not over, of this process or another one. */
const placeName = 'orders-reading';
const placeSchema = v.object({
  since: v.nullable(v.number()),
  page: v.number(),
  // Earlier releases kept it under another name: the second is begun anew then.
  total: v.optional(v.nullable(v.number()), null),
});

export interface OrderIndex {
  /**
   * Every order as it was a second ago at most, but for those that cannot be read, which the log names. Waits until all
   * were read: of orders of which not all are known nothing is told.
   * @throws when WordPress does not answer; the next reading goes on where this one was
   */
  readonly read: () => Promise<readonly OrderFacts[]>;
  /** Takes an order as WordPress has just answered it. */
  readonly note: (order: WireOrder) => Promise<void>;
  /** These are not there any more. */
  readonly drop: (ids: readonly number[]) => Promise<void>;
}

/**
 * WooCommerce can list orders by customer and status, and by nothing else that is asked for here: whose celebrity's,
 * by payment, counted, by a name. So the app keeps a few facts of each order in its own tables, and before it goes by
 * them asks for what was changed since (ADR 0040).
 */
export function openOrderIndex(
  site: WordpressSite,
  memory: WordpressMemory,
  sellers: NameSellers,
): OrderIndex {
  const facts = new Map<number, OrderFacts>();
  /** The newest change that was read, once all orders were; milliseconds since 1970. */
  let until: number | null = null;
  /** Where a reading was broken off. */
  let place: Place | null = null;
  /** Orders that cannot be read, with the change since which they could not: each is told of once. */
  const strange = new Map<number, number>();
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;
  let loaded: Promise<void> | null = null;

  async function load() {
    const mark = v.safeParse(markSchema, (await memory.snapshot(markName))?.value);
    const left = v.safeParse(placeSchema, (await memory.snapshot(placeName))?.value);
    if (!mark.success && !left.success) return;
    for (const row of await memory.orders()) {
      const read = v.safeParse(factsSchema, row);
      // A row of another time says too little: everything is read anew.
      if (!read.success) return facts.clear();
      facts.set(read.output.id, read.output);
    }
    if (mark.success) until = Date.parse(mark.output.until);
    if (left.success) place = left.output;
  }

  async function keep(rows: readonly OrderFacts[]) {
    for (const row of rows) facts.set(row.id, row);
    await memory.keepOrders(rows);
  }

  async function drop(ids: readonly number[]) {
    for (const id of ids) facts.delete(id);
    await memory.dropOrders(ids);
  }

  /** Takes what can be read of a page. @returns the newest change on it */
  async function take(rows: readonly unknown[]): Promise<number | null> {
    const read = rows.flatMap((row) => {
      const changed = v.safeParse(changedSchema, row);
      if (!changed.success) return [];
      const { id, date_modified_gmt: at } = changed.output;
      return [{ id, at, found: readOrder(row) }];
    });
    if (read.length === 0 && rows.length > 0) throw new Error('orders: a list of something else');
    if (read.length < rows.length) console.error('orders: a row without id and time is left out');
    const orders = read.flatMap(({ found }) => (typeof found === 'string' ? [] : [found]));
    await keep((await sellers(orders)).map(factsOf));
    for (const { id, at, found } of read) {
      if (typeof found !== 'string') continue;
      // What was known of it before holds no longer.
      if (facts.has(id)) await drop([id]);
      if (strange.get(id) !== at) console.error(`order ${id} is in no list: strange ${found}`);
      strange.set(id, at);
    }
    return read.length === 0 ? null : Math.max(...read.map(({ at }) => at));
  }

  async function look() {
    loaded ??= load();
    await loaded.catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    const begin = { since: until === null ? null : until - overlapMs, page: 0, total: null };
    let at: Place = place === null ? begin : resumedAt(place);
    let newest = Math.max(until ?? 0, place?.since ?? 0);
    for (;;) {
      const { rows, pages, total } = await site.readPage(paths.orders, { query: questionAt(at) });
      const seen = await take(rows);
      newest = Math.max(newest, seen ?? 0);
      const isLast = pages === null ? rows.length < maxPerPage : Math.max(at.page, 1) >= pages;
      const next = placeAfter(at, { newest: seen, isLast, total });
      if (next === null) break;
      await memory.keepSnapshot(placeName, next, new Date());
      at = place = next;
    }
    if (newest > (until ?? 0)) {
      await memory.keepSnapshot(markName, { until: new Date(newest).toISOString() }, new Date());
      until = newest;
    }
    if (place !== null) await memory.dropSnapshot(placeName);
    place = null;
    lookedAt = performance.now();
  }

  return {
    async read() {
      if (performance.now() - lookedAt > restMs) {
        looking ??= look().finally(() => {
          looking = null;
        });
        await looking;
      }
      return [...facts.values()];
    },
    note: async (order) => keep((await sellers([order])).map(factsOf)),
    drop,
  };
}
