import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';

import {
  answerMissingCode,
  orderMovedOnCode,
  outOfStockCode,
  paymentMissingCode,
  priceChangedCode,
  storeClosedCode,
  uploadOpenCode,
} from '#backend/contract/error.ts';
import { orderSchema, type WireOrder } from '#backend/contract/orders/order.ts';
import {
  changeOrderRequestSchema,
  wordpressOrderRequestSchema,
} from '#backend/contract/orders/order-requests.ts';
import { lineMeta } from '#backend/contract/orders/order-line.ts';
import { orderMeta, vendorMetaKey } from '#backend/contract/orders/order-meta.ts';
import { rewritesOnce } from '#backend/contract/orders/order-fulfilment.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { metaOnceSent, missesPending } from '#backend/contract/orders/pending-fulfilment.ts';
import { serviceMetaKey } from '#backend/contract/catalog/product.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import { missingFrom } from '#domain/order/delivery/fulfilment.ts';
import { isUploading, owesPayment } from '#domain/order/transitions/order-move.ts';
import { isBeingSent } from '#domain/order/delivery/pending-fulfilment.ts';

import { isRefusedByTotal } from '#app/server/backend/orders/placing/agreed-total.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import type { ProductRow } from '../additions.server.ts';
import { refuseTotal, withAgreedTotal } from './agreed-orders.server.ts';
import { productRows, type CachedCatalog, sellerIdOf } from '../catalog/catalog-index.server.ts';
import type { OrderIndex } from './order-index.server.ts';
import type { NameSellers } from './line-sellers.server.ts';
import { answerOfKey, ordersUnder, withoutDuplicate } from './duplicate-orders.server.ts';
import { type Meta, metaText } from '../meta-text.ts';
import { requestHashKey } from '../meta-keys.ts';
import { json, refusal, type WordpressSite } from '../site.server.ts';
import { countedOf, heldPieces, withLocksOf, type Pieces } from '../catalog/stock-held.server.ts';
import { sellsNow, withStanding } from '../people/store-standing.server.ts';
import type { WriteLocks } from '../write-locks.server.ts';
import {
  withBuyerLock,
  storableMeta,
  pieceLimitsOf,
  unpaidObjection,
} from './unpaid-pieces.server.ts';

/** What writing an order takes. */
export interface OrderSide {
  readonly site: WordpressSite;
  readonly index: OrderIndex;
  readonly turns: WriteLocks;
  readonly catalogue: CachedCatalog;
  readonly sellers: NameSellers;
}

type NewOrder = v.InferOutput<typeof wordpressOrderRequestSchema>;

/** Meta that says how a change is meant; the history that goes along says it, too, so it is not kept. */
const neverStored: readonly string[] = [
  orderMeta.actor,
  orderMeta.from,
  orderMeta.paymentFrom,
  orderMeta.paymentReference,
  orderMeta.storeClosed,
  orderMeta.startsUnpaid,
  orderMeta.pendingFrom,
  orderMeta.ofShop,
];

/** Where an order is brought by accepting it. */
const acceptedStatuses: readonly string[] = ['on-hold', 'processing'];

/** Whether an order is not any more as its sender saw it. */
function hasMovedOn(order: WireOrder, meta: Meta): boolean {
  const from = metaText(meta, orderMeta.from);
  const paymentFrom = metaText(meta, orderMeta.paymentFrom);
  return (
    (from !== null && order.status !== from) ||
    (paymentFrom !== null && orderFrom(order).payment !== paymentFrom)
  );
}

type OrderChange = v.InferOutput<typeof changeOrderRequestSchema>;

/** Whether an order is as a change makes it, as far as its status and its meta go. */
function shows(order: WireOrder, { status, meta_data }: OrderChange): boolean {
  const isKept = ({ key, value }: Meta[number]) =>
    order.meta_data.some((entry) => entry.key === key && isDeepStrictEqual(entry.value, value));
  return (!status || order.status === status) && meta_data.every(isKept);
}

/** What stands against a change of an order as it is now. */
async function changeObjection({ site, sellers }: OrderSide, now: WireOrder, sent: OrderChange) {
  const { meta_data } = now;
  const misses =
    rewritesOnce(meta_data, sent.meta_data) || missesPending(meta_data, sent.meta_data);
  if (hasMovedOn(now, sent.meta_data) || misses) {
    return refusal(409, orderMovedOnCode, 'The order is in another state now.');
  }
  const onceSent = metaOnceSent(sent.meta_data);
  if (now.status === 'processing' && (sent.status === 'completed' || onceSent)) {
    const written = onceSent ?? sent.meta_data;
    const kept = meta_data.filter(({ key }) => !written.some((entry) => entry.key === key));
    const order = orderFrom({ ...now, meta_data: [...kept, ...written] });
    if (isBeingSent(order)) {
      return refusal(409, orderMovedOnCode, 'This order is about to be sent.');
    }
    if (isUploading(order)) {
      return refusal(409, uploadOpenCode, 'A video of this order is still being uploaded.');
    }
    if (missingFrom(order).length > 0) {
      return refusal(409, answerMissingCode, 'Something is missing that fulfils this order.');
    }
  }
  const isAccepted = acceptedStatuses.includes(sent.status ?? '') && sent.status !== now.status;
  if (!isAccepted) return null;
  if (now.status === 'on-hold' && sent.status === 'processing') {
    const allowed = sent.meta_data.some(
      ({ key, value }) => key === orderMeta.startsUnpaid && value === true,
    );
    const order = orderFrom(now);
    if (owesPayment({ ...order, startsUnpaid: allowed || order.startsUnpaid })) {
      return refusal(409, paymentMissingCode, 'The money of this order is not there yet.');
    }
  }
  const [named = now] = await sellers([now]);
  return (await sellsNow(site, orderFrom(named).celebrityId))
    ? null
    : refusal(409, storeClosedCode, 'The store of the celebrity is closed.');
}

/**
 * A change of an order, if it still is as it was seen. WooCommerce compares nothing: changes of one order wait for each
 * other, and each looks once more before it writes. One that was never answered may yet be carried out, over whatever
 * came after it: no one changes the order until it is seen there or will never be.
 */
export async function answerOrderChange(
  side: OrderSide,
  request: Request,
  id: number,
): Promise<Response> {
  const { site, turns } = side;
  const sent = v.parse(changeOrderRequestSchema, await request.json());
  const isStored = ({ key }: Meta[number]) => !neverStored.includes(key);
  const change = { ...sent, meta_data: sent.meta_data.filter(isStored) };
  const read = () => site.ask(paths.order(id), orderSchema);
  let before: WireOrder | null = null;
  const work = async () => {
    before = await read();
    const refused =
      change.meta_data.length < sent.meta_data.length
        ? await changeObjection(side, before, sent)
        : null;
    return refused ?? noted(side, await site.pass(request, { body: change }));
  };
  const isDone = async () =>
    before !== null && !shows(before, change) && shows(await read(), change);
  return turns(`order ${id}`, work, { makes: true, isDone });
}

/** Hands an order on that WordPress has just written, and remembers it. */
async function noted(side: OrderSide, answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const order = v.parse(orderSchema, await answer.json());
  await side.index.note(order);
  const [standing] = await withStanding(side, [order]);
  return json(standing, answer.status);
}

/** The same for the same lines, prices and addresses, however often it is sent and whatever pays. */
function hashOf({ customer_id, line_items, shipping_lines, shipping }: NewOrder): string {
  const said = JSON.stringify([customer_id, line_items, shipping_lines, shipping ?? null]);
  return createHash('sha256').update(said).digest('hex');
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
    const agreed = metaText(meta_data, lineMeta.price);
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

/**
 * Lines as WooCommerce keeps them; whose it is and which service goes along, as the product may be another one later.
 */
function lineOf(item: NewOrder['line_items'][number], products: readonly ProductRow[]) {
  const product = products.find(({ id }) => id === item.product_id);
  const kind = product?.meta_data?.find(({ key }) => key === serviceMetaKey)?.value;
  const seller = product ? sellerIdOf(product) : null;
  return {
    ...item,
    meta_data: [
      ...item.meta_data.filter(({ key }) => key !== lineMeta.price),
      ...(typeof kind === 'string' ? [{ key: serviceMetaKey, value: kind }] : []),
      // WCFM writes it by itself only where orders are posts, and never twice.
      ...(seller === null ? [] : [{ key: vendorMetaKey, value: String(seller) }]),
    ],
  };
}

/**
 * A new order. A key that was used answers the order it made; a stock WooCommerce would make another one. Where no one
 * knows whether one was made, the key stays taken until it is seen or will never be.
 */
export async function answerNewOrder(side: OrderSide, request: Request): Promise<Response> {
  const sent = v.parse(wordpressOrderRequestSchema, await request.json());
  const key = metaText(sent.meta_data, orderMeta.idempotencyKey);
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
  request.signal.throwIfAborted();
  const { site } = side;
  const hash = hashOf(sent);
  const [earlier] = key === null ? [] : await ordersUnder(site, sent.customer_id, key);
  if (earlier) {
    if (isRefusedByTotal(earlier)) return refuseTotal(side, earlier);
    return answerOfKey(earlier, hash);
  }
  const products = await readProducts(site, sent);
  const refused = objection(sent.line_items, products, new Map());
  if (refused) return refused;
  const counted = countedOf(products);
  const limits = pieceLimitsOf(sent, counted);
  const work = async () => {
    // Anyone who gave up while others had their turn orders nothing any more.
    request.signal.throwIfAborted();
    // What others hold is read first: an order that is accepted meanwhile counts twice rather than never.
    const held = await heldPieces(site, counted);
    const now = counted.length === 0 ? products : await readProducts(site, sent);
    const tooFew = objection(sent.line_items, now, held);
    if (tooFew) return tooFew;
    const tooMany = limits && (await unpaidObjection(site, sent, counted, limits));
    if (tooMany) return tooMany;
    if (!(await sellsNow(site, now.map(sellerIdOf)[0] ?? null))) {
      return refusal(400, 'woocommerce_rest_invalid_product_id', 'Product ID is invalid.');
    }
    const body = {
      ...sent,
      line_items: sent.line_items.map((item) => lineOf(item, now)),
      meta_data: [...storableMeta(sent), { key: requestHashKey, value: hash }],
    };
    return site.pass(request, { body });
  };
  // The buyer's turn first, then those of the goods: no one waits for each other in a ring.
  const made = await withBuyerLock(side.turns, sent, limits, () =>
    withLocksOf(side.turns, counted, work),
  );
  const answer = await noted(side, made);
  const single = key === null ? answer : await withoutDuplicate(side, answer, { key, hash });
  return withAgreedTotal(side, single);
}
