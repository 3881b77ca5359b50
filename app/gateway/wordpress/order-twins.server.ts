import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

import { idempotencyConflictCode } from '#backend/contract/error.ts';
import {
  orderListSchema,
  orderMeta,
  orderSchema,
  type WireOrder,
} from '#backend/contract/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';

import { requestHashKey } from './meta-keys.ts';
import { metaText } from './meta-text.ts';
import type { OrderIndex } from './order-index.server.ts';
import { json, refusal, type WordpressSite } from './site.server.ts';

interface TwinSide {
  readonly site: WordpressSite;
  readonly index: OrderIndex;
}

/** Whoever ordered waits no longer for the look at what else is there. */
const patienceMs = 2_000;

/** What was ordered under a key, the eldest first. */
export async function ordersUnder(
  site: WordpressSite,
  customer: number,
  key: string,
): Promise<readonly WireOrder[]> {
  const orders = await site.ask(paths.orders, orderListSchema, {
    query: { customer, per_page: maxPerPage },
  });
  return orders
    .filter(({ meta_data }) => metaText(meta_data, orderMeta.idempotencyKey) === key)
    .toSorted((one, other) => one.id - other.id);
}

/** An order that a key has made already, to whoever uses the key again. */
export function answerOfKey(earlier: WireOrder, hash: string): Response {
  return metaText(earlier.meta_data, requestHashKey) === hash
    ? json(earlier)
    : refusal(422, idempotencyConflictCode, 'This key was used for another order already.');
}

/**
 * The answer to a new order. Somebody else's process, or WordPress itself after it had been given up, may have made one under the
 * key just now: then the younger one is cancelled, and the eldest is the order, whatever becomes of the younger.
 */
export async function withoutTwin(
  side: TwinSide,
  answer: Response,
  { key, hash }: { readonly key: string; readonly hash: string },
): Promise<Response> {
  if (!answer.ok) return answer;
  const made = v.parse(orderSchema, await answer.json());
  const [eldest] = await ordersSoon(side.site, made.customer_id, key);
  if (eldest === undefined || eldest.id >= made.id) return json(made, answer.status);
  try {
    const wish = { method: 'PATCH', body: { status: 'cancelled' } } as const;
    await side.index.note(await side.site.ask(paths.order(made.id), orderSchema, wish));
  } catch (error) {
    console.error(error);
  }
  return answerOfKey(eldest, hash);
}

/** What is under a key; nothing where that is not known soon. */
async function ordersSoon(
  site: WordpressSite,
  customer: number,
  key: string,
): Promise<readonly WireOrder[]> {
  const found = ordersUnder(site, customer, key).catch((error: unknown) => {
    console.error(error);
    return [];
  });
  return Promise.race([found, pause(patienceMs, [], { ref: false })]);
}
