import * as v from 'valibot';
import { orderListSchema, orderSchema, type WireOrder } from '#backend/contract/orders/order.ts';
import { maxPerPage, paths, totalHeader, totalPagesHeader } from '#backend/contract/paths.ts';
import { orderMatch } from '#domain/order/order-match.ts';
import { isMatch } from '#domain/order/order-match-rank.ts';
import { matchRank } from '#domain/order/match-rank.ts';
import { awaitsPayment } from '#domain/payment/payment.ts';
import type { OrderIndex } from './order-index.server.ts';
import type { OrderFacts } from './order-facts.server.ts';
import { isUnder, rowsWithId } from './duplicate-orders.server.ts';
import type { OrderSide } from './order-writes.server.ts';
import { pageHeaders } from '#app/server/wordpress/people/person.server.ts';
import { json, type WordpressSite } from '#app/server/wordpress/site.server.ts';
import { withStanding } from '#app/server/wordpress/people/store-standing.server.ts';
import { isOpenShopOrder, isTheirs } from './order-answers.server.ts';

/** Filters that WooCommerce does not have. */
const ours = [
  ...['vendor', 'payment', 'match', 'of_shop'],
  ...['pay_before', 'due_before', 'retake'],
] as const;

function instantIn(text: string | null): number | null {
  if (text === null) return null;
  return Date.parse(/Z$/.test(text) ? text : `${text}Z`);
}

function isWanted(order: OrderFacts, url: URL): boolean {
  const asked = (name: string) => url.searchParams.get(name);
  const [vendor, customer] = [asked('vendor'), asked('customer')];
  const [status, payment, match] = [asked('status'), asked('payment'), asked('match')];
  const [after, before] = [instantIn(asked('after')), instantIn(asked('before'))];
  const payBefore = instantIn(asked('pay_before'));
  const dueBefore = instantIn(asked('due_before'));
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
    (dueBefore === null || (order.dueAt !== null && Date.parse(order.dueAt) <= dueBefore)) &&
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
  const byDue = url.searchParams.get('orderby') === 'due';
  /** Orders without a due date follow those that have one, by when they were placed. */
  const timeOf = (order: OrderFacts) =>
    byDue && order.dueAt !== null ? order.dueAt : byDue ? `9${order.createdAt}` : order.createdAt;
  const found = (await index.read())
    .filter((order) => isWanted(order, url))
    .toSorted((one, other) => {
      const [first, second] = [timeOf(one), timeOf(other)];
      const byTime = first < second ? -1 : Number(first > second);
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

async function readOrders(site: WordpressSite, index: OrderIndex, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const orders = await site.ask(paths.orders, orderListSchema, {
    query: { include: ids.join(), per_page: maxPerPage },
  });
  const gone = ids.filter((id) => !orders.some((order) => order.id === id));
  if (gone.length > 0) await index.drop(gone);
  return ids.flatMap((id) => orders.find((order) => order.id === id) ?? []);
}
