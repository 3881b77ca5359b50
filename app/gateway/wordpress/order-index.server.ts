import * as v from 'valibot';

import { orderListSchema, type WireOrder } from '#backend/contract/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { wasApproved } from '#domain/order/order-move.ts';
import { orderStatuses } from '#domain/order/order-status.ts';
import { paymentStates } from '#domain/payment/payment.ts';

import { orderFrom } from '#app/gateway/order/order-reading.server.ts';
import type { WordpressMemory } from './memory.ts';
import type { WordpressSite } from './site.server.ts';

const cents = v.pipe(v.number(), v.integer());

/** What lists, counts and earnings look at of an order; the order itself is read from WordPress each time. */
const factsSchema = v.object({
  id: v.number(),
  number: v.string(),
  status: v.picklist(orderStatuses),
  payment: v.picklist(paymentStates),
  isApproved: v.boolean(),
  customerId: v.number(),
  vendorId: v.nullable(v.number()),
  createdAt: v.string(),
  modifiedAt: v.string(),
  completedAt: v.nullable(v.string()),
  total: cents,
  shipping: cents,
  celebrityName: v.string(),
  billing: v.object({
    firstName: v.string(),
    lastName: v.string(),
    company: v.string(),
    email: v.string(),
  }),
});
export type OrderFacts = v.InferOutput<typeof factsSchema>;

function factsOf(wire: WireOrder): OrderFacts {
  const order = orderFrom(wire);
  const { firstName, lastName, company, email } = order.billing;
  const completed = wire.date_completed_gmt;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    payment: order.payment,
    isApproved: wasApproved(order),
    customerId: order.customerId,
    vendorId: order.celebrityId,
    createdAt: order.createdAt,
    modifiedAt: order.modifiedAt,
    completedAt:
      order.events.findLast(({ to }) => to === 'completed')?.at ??
      (completed === null ? null : `${completed}Z`),
    total: order.total,
    shipping: order.shipping,
    celebrityName: order.celebrityName,
    billing: { firstName, lastName, company, email },
  };
}

/** What changed within so many seconds of the newest change is asked for again: WordPress's times are whole seconds. */
const overlapMs = 5_000;
/** So soon after a look nobody looks again. */
const restMs = 1_000;

const markName = 'orders';
const markSchema = v.object({ until: v.string() });

export interface OrderIndex {
  /** Every order as it was a second ago at most. @throws when WordPress does not answer */
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
export function openOrderIndex(site: WordpressSite, memory: WordpressMemory): OrderIndex {
  const facts = new Map<number, OrderFacts>();
  /** The newest time of change that was read, once all orders were. */
  let until: string | null = null;
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;
  let loaded: Promise<void> | null = null;

  async function load() {
    const mark = v.safeParse(markSchema, (await memory.snapshot(markName))?.value);
    if (!mark.success) return;
    for (const row of await memory.orders()) {
      const read = v.safeParse(factsSchema, row);
      // A row of another time says too little: everything is read anew.
      if (!read.success) return facts.clear();
      facts.set(read.output.id, read.output);
    }
    ({ until } = mark.output);
  }

  async function take(orders: readonly WireOrder[]) {
    const rows = orders.map(factsOf);
    for (const row of rows) facts.set(row.id, row);
    await memory.keepOrders(rows);
  }

  function newest(): string | null {
    let last: string | null = null;
    for (const { modifiedAt } of facts.values()) {
      if (last === null || modifiedAt > last) last = modifiedAt;
    }
    return last;
  }

  async function look() {
    loaded ??= load();
    await loaded.catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    const since = until === null ? null : new Date(Date.parse(until) - overlapMs);
    const query = {
      // New ones come last, so that no page moves while it is read.
      orderby: 'id',
      order: 'asc',
      ...(since && { modified_after: since.toISOString().slice(0, 19), dates_are_gmt: 'true' }),
    };
    for (let page = 1; ; page += 1) {
      const orders = await site.ask(paths.orders, orderListSchema, {
        query: { ...query, page, per_page: maxPerPage },
      });
      await take(orders);
      if (orders.length < maxPerPage) break;
    }
    const mark = newest();
    if (mark !== null && mark !== until) {
      await memory.keepSnapshot(markName, { until: mark }, new Date());
      until = mark;
    }
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
    note: (order) => take([order]),
    async drop(ids) {
      for (const id of ids) facts.delete(id);
      await memory.dropOrders(ids);
    },
  };
}
