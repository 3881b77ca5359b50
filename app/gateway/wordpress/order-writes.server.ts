import { createHash } from 'node:crypto';
import * as v from 'valibot';

import {
  idempotencyConflictCode,
  orderMovedOnCode,
  outOfStockCode,
  priceChangedCode,
  storeClosedCode,
} from '#backend/contract/error.ts';
import {
  changeOrderRequestSchema,
  createOrderRequestSchema,
  lineMeta,
  orderListSchema,
  orderMeta,
  orderSchema,
  type WireOrder,
} from '#backend/contract/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { serviceMetaKey } from '#backend/contract/product.ts';
import { centsFromDecimal } from '#domain/money/money.ts';

import { orderFrom } from '#app/gateway/order/order-reading.server.ts';
import type { ProductRow } from './additions.server.ts';
import { productRows, type RememberedCatalogue, sellerIdOf } from './catalogue-index.server.ts';
import type { OrderIndex } from './order-index.server.ts';
import { requestHashKey } from './meta-keys.ts';
import { json, refusal, type WordpressSite } from './site.server.ts';
import { countedOf, heldPieces, inTurnsOf, type Pieces } from './stock-held.server.ts';
import { sellsNow, withStanding } from './store-standing.server.ts';
import type { Turns } from './turns.server.ts';

/** What writing an order takes. */
export interface OrderSide {
  readonly site: WordpressSite;
  readonly index: OrderIndex;
  readonly turns: Turns;
  readonly catalogue: RememberedCatalogue;
}

type NewOrder = v.InferOutput<typeof createOrderRequestSchema>;
type Meta = readonly { readonly key: string; readonly value?: unknown }[];

/** Meta that says how a change is meant; the history that goes along says it, too, so it is not kept. */
const neverStored: readonly string[] = [
  orderMeta.actor,
  orderMeta.from,
  orderMeta.paymentFrom,
  orderMeta.paymentReference,
  orderMeta.storeClosed,
];

function valueOf(meta: Meta, key: string): string | null {
  const value = meta.find((entry) => entry.key === key)?.value;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Where an order is brought by accepting it. */
const acceptedStatuses: readonly string[] = ['on-hold', 'processing'];

/** Whether an order is not any more as its sender saw it. */
function hasMovedOn(order: WireOrder, meta: Meta): boolean {
  const from = valueOf(meta, orderMeta.from);
  const paymentFrom = valueOf(meta, orderMeta.paymentFrom);
  return (
    (from !== null && order.status !== from) ||
    (paymentFrom !== null && orderFrom(order).payment !== paymentFrom)
  );
}

/**
 * A change of an order, if it still is as it was seen. WooCommerce compares nothing: changes of one order wait for each
 * other, and each looks once more before it writes.
 */
export function answerOrderChange(
  { site, index, turns, catalogue }: OrderSide,
  request: Request,
  id: number,
): Promise<Response> {
  return turns(`order ${id}`, async () => {
    const sent = v.parse(changeOrderRequestSchema, await request.json());
    const meta_data = sent.meta_data.filter(({ key }) => !neverStored.includes(key));
    if (meta_data.length < sent.meta_data.length) {
      const now = await site.ask(paths.order(id), orderSchema);
      if (hasMovedOn(now, sent.meta_data)) {
        return refusal(409, orderMovedOnCode, 'The order is in another state now.');
      }
      const isAccepted = acceptedStatuses.includes(sent.status ?? '') && sent.status !== now.status;
      if (isAccepted && !(await sellsNow(site, orderFrom(now).celebrityId))) {
        return refusal(409, storeClosedCode, 'The store of the celebrity is closed.');
      }
    }
    return noted({ index, catalogue }, await site.pass(request, { body: { ...sent, meta_data } }));
  });
}

/** Hands an order on that WordPress has just written, and remembers it. */
async function noted(
  { index, catalogue }: Pick<OrderSide, 'index' | 'catalogue'>,
  answer: Response,
): Promise<Response> {
  if (!answer.ok) return answer;
  const order = v.parse(orderSchema, await answer.json());
  await index.note(order);
  const [standing] = await withStanding(catalogue, [order]);
  return json(standing, answer.status);
}

/** The same for the same lines, prices and addresses, however often it is sent and whatever pays. */
function hashOf({ customer_id, line_items, shipping_lines, shipping }: NewOrder): string {
  const said = JSON.stringify([customer_id, line_items, shipping_lines, shipping ?? null]);
  return createHash('sha256').update(said).digest('hex');
}

/** What was ordered under a key, the eldest first. */
async function ordersUnder(
  site: WordpressSite,
  customer: number,
  key: string,
): Promise<readonly WireOrder[]> {
  const orders = await site.ask(paths.orders, orderListSchema, {
    query: { customer, per_page: maxPerPage },
  });
  return orders
    .filter(({ meta_data }) => valueOf(meta_data, orderMeta.idempotencyKey) === key)
    .toSorted((one, other) => one.id - other.id);
}

async function readProducts(
  site: WordpressSite,
  { line_items }: NewOrder,
): Promise<readonly ProductRow[]> {
  return site.ask(paths.products, productRows, {
    query: {
      include: line_items.map(({ product_id }) => product_id).join(),
      per_page: maxPerPage,
    },
  });
}

/** What stands against ordering these products as they were seen; WooCommerce orders what is not there, for nothing. */
function objection(items: NewOrder['line_items'], products: readonly ProductRow[], held: Pieces) {
  for (const { product_id, quantity, meta_data } of items) {
    const product = products.find(({ id }) => id === product_id);
    if (product?.status !== 'publish' || product.type !== 'simple') {
      return refusal(400, 'woocommerce_rest_invalid_product_id', 'Product ID is invalid.');
    }
    const agreed = valueOf(meta_data, lineMeta.price);
    if (agreed !== null && centsFromDecimal(agreed) !== centsFromDecimal(product.price)) {
      return refusal(409, priceChangedCode, 'The price is another one now.');
    }
    const stock = product.stock_quantity ?? null;
    const left = stock === null ? Infinity : stock - (held.get(product_id) ?? 0);
    if (product.stock_status === 'outofstock' || left < quantity) {
      return refusal(409, outOfStockCode, 'There are not enough pieces left.');
    }
  }
  const sellers = new Set(products.map(sellerIdOf));
  return sellers.size === 1 && !sellers.has(null)
    ? null
    : refusal(400, 'astera_several_vendors', 'An order is for one celebrity.');
}

/** Lines as WooCommerce keeps them; which service was ordered goes along, as the product may be another one later. */
function lineOf(item: NewOrder['line_items'][number], products: readonly ProductRow[]) {
  const product = products.find(({ id }) => id === item.product_id);
  const kind = product?.meta_data?.find(({ key }) => key === serviceMetaKey)?.value;
  return {
    ...item,
    meta_data: [
      ...item.meta_data.filter(({ key }) => key !== lineMeta.price),
      ...(typeof kind === 'string' ? [{ key: serviceMetaKey, value: kind }] : []),
    ],
  };
}

/**
 * A new order. A key that was used answers the order it made; a stock WooCommerce would make another one. Where nobody knows
 * whether one was made, the key stays taken until it is seen or will never be.
 */
export async function answerNewOrder(side: OrderSide, request: Request): Promise<Response> {
  const sent = v.parse(createOrderRequestSchema, await request.json());
  const key = valueOf(sent.meta_data, orderMeta.idempotencyKey);
  return side.turns(
    `key ${key ?? crypto.randomUUID()}`,
    () => orderOnce(side, request, sent, key),
    { makes: true },
  );
}

async function orderOnce(
  side: OrderSide,
  request: Request,
  sent: NewOrder,
  key: string | null,
): Promise<Response> {
  const { site } = side;
  const hash = hashOf(sent);
  const [earlier] = key === null ? [] : await ordersUnder(site, sent.customer_id, key);
  if (earlier) {
    return valueOf(earlier.meta_data, requestHashKey) === hash
      ? json(earlier)
      : refusal(422, idempotencyConflictCode, 'This key was used for another order already.');
  }
  const products = await readProducts(site, sent);
  const refused = objection(sent.line_items, products, new Map());
  if (refused) return refused;
  const counted = countedOf(products);
  return inTurnsOf(side.turns, counted, async () => {
    // What others hold is read first: an order that is accepted meanwhile counts twice rather than never.
    const held = await heldPieces(site, counted);
    const now = counted.length === 0 ? products : await readProducts(site, sent);
    const tooFew = objection(sent.line_items, now, held);
    if (tooFew) return tooFew;
    if (!(await sellsNow(site, now.map(sellerIdOf)[0] ?? null))) {
      return refusal(400, 'woocommerce_rest_invalid_product_id', 'Product ID is invalid.');
    }
    const body = {
      ...sent,
      line_items: sent.line_items.map((item) => lineOf(item, now)),
      meta_data: [...sent.meta_data, { key: requestHashKey, value: hash }],
    };
    const answer = await noted(side, await site.pass(request, { body }));
    return key === null ? answer : withoutTwin(side, answer, key);
  });
}

/** Somebody else's process, or WordPress itself after it had been given up, may have made one under the key just now. */
async function withoutTwin(side: OrderSide, answer: Response, key: string): Promise<Response> {
  if (!answer.ok) return answer;
  const made = v.parse(orderSchema, await answer.json());
  try {
    const [eldest] = await ordersUnder(side.site, made.customer_id, key);
    if (eldest && eldest.id < made.id) {
      const wish = { method: 'PATCH', body: { status: 'cancelled' } } as const;
      await side.index.note(await side.site.ask(paths.order(made.id), orderSchema, wish));
      return json(eldest);
    }
  } catch (error) {
    // It was made all the same.
    console.error(error);
  }
  return json(made, answer.status);
}
