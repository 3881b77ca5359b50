import { createHash } from 'node:crypto';
import * as v from 'valibot';

import { outOfStockCode, priceChangedCode } from '#backend/contract/error.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { wordpressOrderRequestSchema } from '#backend/contract/orders/order-requests.ts';
import { lineMeta } from '#backend/contract/orders/order-line.ts';
import { orderMeta, vendorMetaKey } from '#backend/contract/orders/order-meta.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { serviceMetaKey } from '#backend/contract/catalog/product.ts';
import { centsFromDecimal } from '#domain/money/money.ts';

import { isRefusedByTotal } from '#app/server/backend/orders/placing/agreed-total.ts';
import type { ProductRow } from '../additions.server.ts';
import { refuseTotal, withAgreedTotal } from './agreed-orders.server.ts';
import { productRows, type CachedCatalog, sellerIdOf } from '../catalog/catalog-index.server.ts';
import type { OrderIndex } from './order-index.server.ts';
import type { NameSellers } from './line-sellers.server.ts';
import { answerOfKey, ordersUnder, withoutDuplicate } from './duplicate-orders.server.ts';
import { metaText } from '#app/server/wordpress/meta-text.ts';
import { requestHashKey } from '../meta-keys.ts';
import { json, refusal, type WordpressSite } from '../site.server.ts';
import { countedOf, withLocksOf, type Pieces } from '../catalog/stock-held.server.ts';
import { heldPieces } from '../catalog/held-pieces.server.ts';
import { sellsNow, withStanding } from '../people/store-standing.server.ts';
import type { WriteLocks } from '#app/server/wordpress/write-lock-types.server.ts';
import { withBuyerLock, storableMeta, pieceLimitsOf } from './unpaid-pieces.server.ts';
import { unpaidObjection } from './unpaid-objection.server.ts';

/** What writing an order takes. */
export interface OrderSide {
  readonly site: WordpressSite;
  readonly index: OrderIndex;
  readonly turns: WriteLocks;
  readonly catalogue: CachedCatalog;
  readonly sellers: NameSellers;
}

type NewOrder = v.InferOutput<typeof wordpressOrderRequestSchema>;

/** Hands an order on that WordPress has just written, and remembers it. */
export async function noted(side: OrderSide, answer: Response): Promise<Response> {
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
