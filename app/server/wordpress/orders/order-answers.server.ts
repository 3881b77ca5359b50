import * as v from 'valibot';

import { orderListSchema, orderSchema, type WireOrder } from '#backend/contract/orders/order.ts';
import type { WireOrderCounts } from '#backend/contract/orders/order-counts.ts';
import { maxPerPage, paths, totalHeader, totalPagesHeader } from '#backend/contract/paths.ts';
import type { WireSales } from '#backend/contract/orders/sales.ts';
import { orderMatch } from '#domain/order/order-match.ts';
import { isMatch, matchRank } from '#domain/order/order-match-rank.ts';
import { awaitsPayment } from '#domain/payment/payment.ts';

import type { OrderFacts, OrderIndex } from './order-index.server.ts';
import { isUnder, rowsWithId } from './duplicate-orders.server.ts';
import type { OrderSide } from './order-writes.server.ts';
import { pageHeaders } from '../people/person.server.ts';
import { json, type WordpressSite } from '../site.server.ts';
import { withStanding } from '../people/store-standing.server.ts';

/** Filters that WooCommerce does not have. */
const ours = ['vendor', 'payment', 'match', 'of_shop', 'pay_before', 'retake'] as const;

/** Statuses in which an order still wants something. */
const open: readonly string[] = ['pending', 'admin-approval', 'on-hold', 'processing'];

function isOpenShopOrder({ isOfShop, status }: OrderFacts): boolean {
  return isOfShop && open.includes(status);
}

function instantIn(text: string | null): number | null {
  if (text === null) return null;
  return Date.parse(/Z$/.test(text) ? text : `${text}Z`);
}

/** Whether a vendor sees an order: it was ordered here or adopted, and approved. */
function isTheirs({ vendorId, isApproved, isOfShop }: OrderFacts, vendor: number): boolean {
  return vendorId === vendor && isApproved && !isOfShop;
}

function isWanted(order: OrderFacts, url: URL): boolean {
  const asked = (name: string) => url.searchParams.get(name);
  const [vendor, customer] = [asked('vendor'), asked('customer')];
  const [status, payment, match] = [asked('status'), asked('payment'), asked('match')];
  const [after, before] = [instantIn(asked('after')), instantIn(asked('before'))];
  const payBefore = instantIn(asked('pay_before'));
  const placed = Date.parse(order.createdAt);
  return (
    (vendor === null || isTheirs(order, Number(vendor))) &&
    (asked('of_shop') !== 'true' || isOpenShopOrder(order)) &&
    // What is still to be paid or paid back in the shop itself is the shop's.
    (payment === null || !order.isOfShop) &&
    (customer === null || order.customerId === Number(customer)) &&
    (status === null || status.split(',').includes(order.status)) &&
    (payment === null || payment.split(',').includes(order.payment)) &&
    (payment !== 'awaiting' || awaitsPayment(order)) &&
    (match === null || isMatch(orderMatch(match), order)) &&
    (after === null || placed >= after) &&
    (before === null || placed <= before) &&
    (asked('retake') !== 'open' || order.awaitsRetake) &&
    (payBefore === null || (order.payBy !== null && Date.parse(order.payBy) <= payBefore))
  );
}

/** What orders are sorted by before their time: how much speaks for them, where the list is sorted by that. */
function rankOf({ searchParams }: URL): (order: OrderFacts) => number {
  const match = searchParams.get('match');
  if (match === null || searchParams.get('orderby') !== 'match') return () => 0;
  const wanted = orderMatch(match);
  return (order) => matchRank(wanted, order);
}

/** The same question in WooCommerce's own words. */
function plain({ searchParams }: URL): URLSearchParams {
  const query = new URLSearchParams(searchParams);
  if (query.has('idempotency_key')) {
    query.delete('idempotency_key');
    query.set('per_page', String(maxPerPage));
  }
  return query;
}

/**
 * A list of orders: WooCommerce's own where it knows the filters, else the index says which ones, and WooCommerce what
 * they are.
 */
export async function answerOrders(side: OrderSide, request: Request): Promise<Response> {
  const { site, index } = side;
  const url = new URL(request.url);
  if (!ours.some((name) => url.searchParams.has(name))) {
    const answer = await site.pass(request, { query: plain(url) });
    if (!answer.ok) return answer;
    const orders = ordersIn(await answer.json(), url.searchParams.get('idempotency_key'));
    return Response.json(await withStanding(side, orders), { headers: pageHeaders(answer) });
  }
  const sign = url.searchParams.get('order') === 'asc' ? 1 : -1;
  const rank = rankOf(url);
  const found = (await index.read())
    .filter((order) => isWanted(order, url))
    .toSorted((one, other) => {
      const byTime = one.createdAt < other.createdAt ? -1 : Number(one.createdAt > other.createdAt);
      return rank(other) - rank(one) || sign * (byTime || one.id - other.id);
    });
  const perPage = Math.min(Number(url.searchParams.get('per_page') ?? 10), maxPerPage);
  const start = (Number(url.searchParams.get('page') ?? 1) - 1) * perPage;
  const ids = found.slice(start, start + perPage).map(({ id }) => id);
  const orders = await readOrders(site, index, ids);
  return json(await withStanding(side, orders), 200, {
    [totalHeader]: String(found.length),
    [totalPagesHeader]: String(Math.ceil(found.length / perPage)),
  });
}

/**
 * The orders of a list that can be read; the index tells the log of the others.
 * @throws where nothing on it has an id, and where the one that is asked for by its key cannot be read: it is there
 */
function ordersIn(list: unknown, key: string | null): WireOrder[] {
  return rowsWithId(list).flatMap((row) => {
    if (key !== null && isUnder(row, key)) return [v.parse(orderSchema, row)];
    const { success, output } = v.safeParse(orderSchema, row);
    return success ? [output] : [];
  });
}

/** One order. */
export async function answerOrder(side: OrderSide, request: Request): Promise<Response> {
  const answer = await side.site.pass(request);
  if (!answer.ok) return answer;
  const order = v.parse(orderSchema, await answer.json());
  const [standing] = await withStanding(side, [order]);
  return json(standing);
}

async function readOrders(site: WordpressSite, index: OrderIndex, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const orders = await site.ask(paths.orders, orderListSchema, {
    query: { include: ids.join(), per_page: maxPerPage },
  });
  const gone = ids.filter((id) => !orders.some((order) => order.id === id));
  if (gone.length > 0) await index.drop(gone);
  return ids.flatMap((id) => orders.find((order) => order.id === id) ?? []);
}

/** How many orders stand where; a vendor's as far as they were approved. */
export async function answerOrderCounts(index: OrderIndex, url: URL): Promise<Response> {
  const vendor = url.searchParams.get('vendor');
  const instants = (url.searchParams.get('before') ?? '').split(',').filter(Boolean);
  const asked = (url.searchParams.get('status') ?? '').split(',').filter(Boolean);
  const all = await index.read();
  const orders = all.filter((order) =>
    vendor === null ? !order.isOfShop : isTheirs(order, Number(vendor)),
  );
  const statuses = Map.groupBy(
    orders.filter(({ status }) => asked.length === 0 || asked.includes(status)),
    ({ status }) => status,
  );
  const payments = Map.groupBy(
    orders.filter((order) => order.payment !== 'awaiting' || awaitsPayment(order)),
    ({ payment }) => payment,
  );
  const counts: WireOrderCounts = {
    ...(vendor === null ? { of_shop: all.filter(isOpenShopOrder).length } : {}),
    statuses: [...statuses].map(([status, rows]) => ({
      status,
      count: rows.length,
      before: instants.map(
        (at) => rows.filter(({ createdAt }) => Date.parse(createdAt) <= Date.parse(at)).length,
      ),
    })),
    payments: [...payments].map(([payment, rows]) => ({ payment, count: rows.length })),
  };
  return json(counts);
}

/** What a vendor's completed and paid orders brought in, by month, rate and price. */
export async function answerSales(index: OrderIndex, url: URL): Promise<Response> {
  const vendor = Number(url.searchParams.get('vendor'));
  const since = Date.parse(url.searchParams.get('after') ?? '');
  const periods = (url.searchParams.get('periods') ?? '').split(',').filter(Boolean);
  const sold = (await index.read()).filter(
    ({ vendorId, isOfShop, status, payment, completedAt }) =>
      vendorId === vendor &&
      !isOfShop &&
      status === 'completed' &&
      payment === 'received' &&
      completedAt !== null &&
      Date.parse(completedAt) >= since,
  );
  const groups = Map.groupBy(sold, ({ completedAt, createdAt, total, tax, shipping }) => {
    const period = periods.filter((at) => Date.parse(createdAt) >= Date.parse(at)).length;
    return [(completedAt ?? '').slice(0, 7), period, total - tax - shipping].join();
  });
  const sales: WireSales = [...groups].map(([key, rows]) => {
    const [month = '', period = '0', price = '0'] = key.split(',');
    const shipping = rows.reduce((sum, row) => sum + row.shipping, 0);
    return {
      ...{ month, period: Number(period), price: Number(price) },
      ...{ shipping, count: rows.length },
    };
  });
  return json(
    sales.toSorted(
      (a, b) => a.month.localeCompare(b.month) || a.period - b.period || a.price - b.price,
    ),
  );
}
