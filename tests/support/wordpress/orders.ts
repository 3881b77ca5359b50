import * as v from 'valibot';

import { type WireOrder, orderSchema } from '#backend/contract/orders/order.ts';
import {
  changeOrderRequestSchema,
  wordpressOrderRequestSchema,
} from '#backend/contract/orders/order-requests.ts';
import type { WireProduct } from '#backend/contract/catalog/product.ts';

import {
  numbered,
  ok,
  onAWhim,
  pageOf,
  recorded,
  recordedRows,
  type Answer,
  type Asked,
} from './answers.ts';
import { openOrderRefunds } from './order-refunds.ts';
import { runsShop, type Caller } from './people.ts';
import { taxed, type ShopRules } from './shop-rules.ts';

/** As `order-patch-manager-note-only` has it: tags stay, a lone ampersand is an entity. */
function storedNote(note: string): string {
  return note.replace(/&(?!\w+;|#\d+;)/g, '&amp;');
}

/** New meta takes the place of what has its key, as `order-patch-manager-tracking-meta` shows. */
function withMeta(order: WireOrder, sent: readonly { key: string; value: unknown }[]) {
  const kept = order.meta_data.filter(({ key }) => !sent.some((one) => one.key === key));
  return [...kept, ...numbered(sent)];
}

/** What WordPress says to a person with a token of their own. */
function refusalTo(method: string, isOne: boolean): Answer {
  if (method === 'POST') return recorded('order-create-fan1');
  if (method === 'GET') return recorded(isOne ? 'order-get-vendor1' : 'orders-list-vendor1');
  return recorded('order-patch-vendor-own-order');
}

function refusalToAnonymous(method: string): Answer {
  if (method === 'POST') return recorded('order-create-no-auth');
  return recorded(method === 'GET' ? 'orders-list-no-auth' : 'order-patch-no-auth');
}

/** UTC without a zone, as WooCommerce writes it. */
function now(): string {
  return new Date().toISOString().slice(0, 19);
}

/** Dates by which a list can be narrowed. */
const newerThan = [
  ['modified_after', 'date_modified_gmt'],
  ['after', 'date_created_gmt'],
] as const;
const olderThan = [
  ['modified_before', 'date_modified_gmt'],
  ['before', 'date_created_gmt'],
] as const;

const changes = ['modified_after', 'modified_before'] as const;

/** An instant of a question as WooCommerce keeps its own. */
function timeIn(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').slice(0, 19);
}

/** By when they were placed, or changed, unless by their numbers. */
function inOrder(query: URLSearchParams) {
  const sign = query.get('order') === 'asc' ? 1 : -1;
  const by = query.get('orderby');
  const date = by === 'modified' ? 'date_modified_gmt' : 'date_created_gmt';
  const whim = onAWhim(query);
  return (one: WireOrder, other: WireOrder) => {
    const [a, b] = [one[date], other[date]];
    if (by === 'id') return sign * (one.id - other.id);
    return sign * (a === b ? whim(one.id, other.id) : a < b ? -1 : 1);
  };
}

const adoption = { key: '_astera_adopted', value: { at: '2026-11-20T09:00:00Z' } };

export interface Orders {
  readonly all: Map<number, WireOrder>;
  readonly answer: (asked: Asked, url: URL, caller: Caller) => Answer | null;
}

/**
 * @param currency what the shop counts in
 * @param heedsChanges whether lists are narrowed by when orders were changed
 */
export function openOrders(
  products: ReadonlyMap<number, WireProduct>,
  currency: () => string,
  hasApproval: () => boolean,
  heedsChanges: () => boolean,
  rules: () => ShopRules,
): Orders {
  const isList = (name: string) => name.startsWith('orders-list-') && !name.includes('vendor');
  const all = new Map(
    [
      ...recordedRows(isList),
      recorded('order-get-manager').body,
      recorded('order-patch-admin-ok').body,
    ]
      .map((body) => v.parse(orderSchema, body))
      // Anyone who made them while they were recorded: a manager adopted them.
      .map((order) => ({ ...order, meta_data: withMeta(order, [adoption]) }))
      .map((order) => [order.id, order] as const),
  );
  let lastId = 1_000;
  const refunds = openOrderRefunds(all, now);

  function knows(status: string): boolean {
    if (status === 'admin-approval') return hasApproval();
    return /^[a-z]+(-[a-z]+)*$/.test(status) && !/^(banana|wc-.*)$/.test(status);
  }

  function list(sent: URLSearchParams): Answer {
    const query = new URLSearchParams(sent);
    if (!heedsChanges()) for (const name of changes) query.delete(name);
    const statuses = (query.get('status') ?? '').split(',').filter((status) => status !== '');
    if (!statuses.every(knows)) return recorded('orders-list-status-invalid');
    const include = query.get('include')?.split(',').map(Number);
    const found = [...all.values()]
      .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
      .filter(({ id }) => !include || include.includes(id))
      .filter(
        ({ line_items }) =>
          !query.has('product') ||
          line_items.some(({ product_id }) => product_id === Number(query.get('product'))),
      )
      .filter(
        ({ customer_id }) =>
          !query.has('customer') || customer_id === Number(query.get('customer')),
      )
      .filter((order) =>
        newerThan.every(([name, date]) => !query.has(name) || order[date] > timeIn(query, name)),
      )
      .filter((order) =>
        olderThan.every(([name, date]) => !query.has(name) || order[date] < timeIn(query, name)),
      )
      .toSorted(inOrder(query));
    return pageOf(found.map(priced), query);
  }

  /** In the shop's currency. */
  function priced(order: WireOrder): WireOrder {
    return { ...order, currency: currency() };
  }

  function change(id: number, sent: unknown): Answer {
    const order = all.get(id);
    if (!order) return recorded('order-patch-manager-unknown-order');
    const read = v.safeParse(changeOrderRequestSchema, sent);
    if (!read.success) return recorded('order-patch-manager-note-wrong-type');
    const command = read.output;
    if (typeof command.status === 'string' && !knows(command.status)) {
      return recorded('order-patch-manager-invalid-status');
    }
    const changed: WireOrder = {
      ...order,
      ...(command.status ? { status: command.status } : {}),
      ...(typeof command.customer_note === 'string'
        ? { customer_note: storedNote(command.customer_note) }
        : {}),
      date_modified_gmt: now(),
      // WooCommerce dates a payment by itself when an order is processed.
      ...(command.status === 'processing' ? { date_paid_gmt: order.date_paid_gmt ?? now() } : {}),
      ...(command.status === 'completed' ? { date_completed_gmt: now() } : {}),
      meta_data: withMeta(order, command.meta_data),
    };
    all.set(id, changed);
    return ok(priced(changed));
  }

  /** A line of a product that is not there is ordered all the same: nothing, for nothing. */
  function lineOf(item: { product_id: number; quantity: number; meta_data: Meta }, like: Line) {
    const product = products.get(item.product_id);
    const store = product?.store;
    const vendor = store && !Array.isArray(store) ? store : null;
    const price = Number(product?.price ?? 0);
    // As `order-create-key-with-vendor-meta`: WCFM shows the store beside its own key, and adds none under HPOS.
    const shownOf = ({ key, value }: Meta[number]) =>
      key === '_vendor_id'
        ? { display_key: 'Store', display_value: vendor?.vendor_shop_name ?? '' }
        : { display_key: key, display_value: value };
    const { net, tax } = taxed(rules(), Math.round(price * 100) * item.quantity);
    return {
      ...like,
      product_id: product ? item.product_id : 0,
      name: product?.name ?? '',
      quantity: item.quantity,
      price: net / 100 / item.quantity,
      total: (net / 100).toFixed(2),
      total_tax: (tax / 100).toFixed(2),
      meta_data: numbered(item.meta_data.map((entry) => ({ ...entry, ...shownOf(entry) }))),
    };
  }

  function create(body: unknown): Answer {
    const command = v.parse(wordpressOrderRequestSchema, body);
    if (command.customer_id > 1_000) return recorded('order-create-manager-bad-customer');
    const like = v.parse(orderSchema, recorded('order-create-manager').body);
    const [line] = like.line_items;
    if (!line) throw new Error('the recorded order has no line');
    const lines = command.line_items.map((item) => lineOf(item, line));
    // What is sent is without tax, also where prices are with it (`order-create-key--tax-inclusive`).
    const sent = command.shipping_lines.map(({ total }) =>
      taxed(rules(), Math.round(Number(total) * 100), false),
    );
    const shipping = sent.reduce((all, { net }) => all + net, 0);
    const shippingTax = sent.reduce((all, { tax }) => all + tax, 0);
    const sum = (part: 'total' | 'total_tax') =>
      lines.reduce((all, one) => all + Math.round(Number(one[part]) * 100), 0);
    const totalTax = sum('total_tax') + shippingTax;
    const decimal = (cents: number) => (cents / 100).toFixed(2);
    lastId += 1;
    const made = v.parse(orderSchema, {
      ...like,
      id: lastId,
      number: String(lastId),
      status: command.status ?? like.status,
      customer_id: command.customer_id,
      customer_note: storedNote(command.customer_note ?? ''),
      payment_method: command.payment_method ?? '',
      payment_method_title: command.payment_method_title ?? '',
      transaction_id: command.transaction_id ?? '',
      billing: { ...like.billing, ...command.billing },
      shipping: { ...like.shipping, ...command.shipping },
      date_created_gmt: now(),
      date_modified_gmt: now(),
      prices_include_tax: rules().pricesIncludeTax,
      shipping_total: decimal(shipping),
      shipping_tax: decimal(shippingTax),
      cart_tax: decimal(sum('total_tax')),
      total: decimal(sum('total') + shipping + totalTax),
      total_tax: decimal(totalTax),
      meta_data: withMeta(like, command.meta_data),
      line_items: lines,
    });
    all.set(made.id, made);
    return ok(priced(made), 201);
  }

  return {
    all,
    answer({ method, body }, { pathname, searchParams }, caller) {
      const [, id] = /^\/wp-json\/wc\/v3\/orders(?:\/(\d+))?$/.exec(pathname) ?? [];
      const part = /^\/wp-json\/wc\/v3\/orders\/(\d+)\/refunds(?:\/(\d+))?$/.exec(pathname);
      const of = part && caller !== null && runsShop(caller) ? all.get(Number(part[1])) : undefined;
      if (of) return refunds.answer(method, of, part?.[2] ? Number(part[2]) : null, body);
      if (!/^\/wp-json\/wc\/v3\/orders(\/\d+)?$/.test(pathname)) return null;
      if (caller === null) return refusalToAnonymous(method);
      if (!runsShop(caller)) return refusalTo(method, id !== undefined);
      if (id === undefined) return method === 'GET' ? list(searchParams) : create(body);
      if (method !== 'GET') return change(Number(id), body);
      const order = all.get(Number(id));
      // Reading an unknown order has the changing's code with another status.
      return order
        ? ok(priced(order))
        : { ...recorded('order-patch-manager-unknown-order'), status: 404 };
    },
  };
}

type Line = WireOrder['line_items'][number];
type Meta = readonly { key: string; value?: unknown }[];
