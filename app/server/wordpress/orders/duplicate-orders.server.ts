import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

import { idempotencyConflictCode } from '#backend/contract/error.ts';
import { orderSchema, type WireOrder } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';

import { requestHashKey } from '../meta-keys.ts';
import { metaText } from '../meta-text.ts';
import type { OrderIndex } from './order-index.server.ts';
import { json, refusal, type WordpressSite } from '../site.server.ts';

interface TwinSide {
  readonly site: WordpressSite;
  readonly index: OrderIndex;
}

/** Anyone who ordered waits no longer for the look at what else is there. */
const patienceMs = 2_000;

const rowSchema = v.looseObject({ id: v.number(), meta_data: v.optional(v.unknown()) });
type Row = v.InferOutput<typeof rowSchema>;
const metaSchema = v.object({ key: v.literal(orderMeta.idempotencyKey), value: v.string() });

/** Whether an order was placed under a key, whatever else is wrong with it. */
export function isUnder({ meta_data }: Row, key: string): boolean {
  const meta: readonly unknown[] = Array.isArray(meta_data) ? meta_data : [];
  return meta.some((entry) => v.is(metaSchema, entry) && entry.value === key);
}

/** The rows of a list that have an id. @throws where none of them has: that is a list of something else */
export function rowsWithId(list: unknown): Row[] {
  const rows = v.parse(v.array(v.unknown()), list);
  const found = rows.filter((row) => v.is(rowSchema, row));
  if (rows.length > 0 && found.length === 0) throw new Error('orders: a list of something else');
  return found;
}

/**
 * What was ordered under a key, the eldest first. Orders of other keys may be as strange as they like.
 * @throws as `ask` does, and where one of this key cannot be read: it must not be placed again
 */
export async function ordersUnder(
  site: WordpressSite,
  customer: number,
  key: string,
): Promise<readonly WireOrder[]> {
  const list = await site.ask(paths.orders, v.unknown(), {
    query: { customer, per_page: maxPerPage },
  });
  return rowsWithId(list)
    .filter((row) => isUnder(row, key))
    .map((row) => v.parse(orderSchema, row))
    .toSorted((one, other) => one.id - other.id);
}

/** An order that a key has made already, to anyone who uses the key again. */
export function answerOfKey(earlier: WireOrder, hash: string): Response {
  return metaText(earlier.meta_data, requestHashKey) === hash
    ? json(earlier)
    : refusal(422, idempotencyConflictCode, 'This key was used for another order already.');
}

/**
 * The answer to a new order. Someone else's process, or WordPress itself after it had been given up, may have made one
 * under the key just now: then the younger one is cancelled, and the eldest is the order, whatever becomes of the
 * younger.
 */
export async function withoutDuplicate(
  side: TwinSide,
  answer: Response,
  { key, hash }: { readonly key: string; readonly hash: string },
): Promise<Response> {
  if (!answer.ok) return answer;
  const made = v.parse(orderSchema, await answer.json());
  const [eldest] = await ordersSoon(side.site, made.customer_id, key);
  if (eldest === undefined || eldest.id >= made.id) return json(made, answer.status);
  try {
    const options = { method: 'PATCH', body: { status: 'cancelled' } } as const;
    await side.index.note(await side.site.ask(paths.order(made.id), orderSchema, options));
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
