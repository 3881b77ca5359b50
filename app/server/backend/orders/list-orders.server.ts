import { orderListSchema } from '#backend/contract/orders/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { oldestFirst, waitingFor, type OrderListSearch } from '#domain/order/desk/order-list.ts';
import { maySeeOrder } from '#domain/order/transitions/order-visibility.ts';
import { orderAsSeenBy } from '#domain/order/order-view.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';
import { firstWorkRules, underRules } from '#domain/order/desk/work-rules.ts';
import type { PageAddress, Paged } from '#domain/paging/pagination.ts';
import { type PaymentState } from '#domain/payment/payment.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';
import { askLongList, pagingOf } from '#app/server/backend/ask-long-list.server.ts';
import { askOrderCounts, countedOrders } from './order-counts.server.ts';
import { orderFrom } from './order-reading.server.ts';
import { as } from './orders.server.ts';

const ordersPerPage = 50;

/** The filter for the orders this person may see; managers see all of them. */
function scopeOf(actor: Actor): Record<string, number> {
  if (actor.role === 'fan') return { customer: actor.id };
  return actor.role === 'celebrity' ? { vendor: actor.id } : {};
}

interface OrderQuery {
  readonly payment?: PaymentState;
  readonly status: OrderStatus | null;
  readonly at?: PageAddress;
  readonly perPage: number;
  readonly oldestFirst?: boolean;
  /** Whether the order due first comes first. */
  readonly byDueDate?: boolean;
}

/**
 * A page of the orders this person may see. The total is null if the back end does not report it, or ignores the filter
 * and returns everyone's orders, as a plain WordPress does for a celebrity.
 */
async function askOrders(
  actor: Actor,
  { status, payment, at, perPage, oldestFirst, byDueDate }: OrderQuery,
) {
  const question = {
    as,
    query: {
      ...scopeOf(actor),
      per_page: perPage,
      status: status ?? undefined,
      payment,
      orderby: byDueDate ? 'due' : undefined,
      order: oldestFirst || byDueDate ? 'asc' : undefined,
    },
    schema: orderListSchema,
  } as const;
  const answer = await askLongList(paths.orders, question, at ?? { page: 1 });
  const orders = answer.rows.map(orderFrom);
  const own = orders.filter((order) => maySeeOrder(actor, order));
  const isOwn = own.length === orders.length;
  const counted = isOwn ? answer : { ...answer, total: null, totalPages: null };
  return { own, total: counted.total, paging: pagingOf(counted, orders.length === perPage) };
}

async function countOf(actor: Actor, status: OrderStatus): Promise<number> {
  if (actsAs(actor, 'manager')) {
    const { total } = await askOrders(actor, { status, perPage: 1 });
    if (total !== null) return total;
  }
  const { own, total } = await askOrders(actor, { status, perPage: maxPerPage });
  return total ?? own.length;
}

/** How many orders await this person, by status; a hundred means at least a hundred if the back end does not count. */
export async function countWaiting(actor: Actor): Promise<Partial<Record<OrderStatus, number>>> {
  const waiting = waitingFor(actor.role);
  if (waiting.length === 0) return {};
  const counted = await askOrderCounts(actor.role === 'celebrity' ? actor.id : null, waiting);
  const counts = await Promise.all(
    waiting.map(async (status) => {
      const known = counted?.statuses.find((row) => row.status === status)?.count ?? 0;
      return [status, counted ? countedOrders(known) : await countOf(actor, status)] as const;
    }),
  );
  // Statuses with too many orders to count get no number.
  return Object.fromEntries(counts.filter(([, many]) => many !== null));
}

/** A page of the orders this person may see, newest first; those that await this person, oldest first. */
export async function listOrders(
  actor: Actor,
  { page, cursor, status }: OrderListSearch,
  rules = firstWorkRules,
): Promise<Paged<Order>> {
  const { own, total, paging } = await askOrders(actor, {
    status,
    at: { page, cursor },
    perPage: ordersPerPage,
    oldestFirst: oldestFirst(actor.role, status),
    // A plain WordPress sorts a fan's orders itself, and knows no due dates.
    byDueDate: actor.role === 'celebrity' && oldestFirst(actor.role, status),
  });
  return {
    ...paging,
    rows: own.map((order) => orderAsSeenBy(actor, underRules(order, rules))),
    total,
  };
}

/** A celebrity's newest orders in one status, at most one page, and whether there are more. */
export async function listOpen(
  actor: Actor,
  status: OrderStatus,
  payment?: PaymentState,
): Promise<{ readonly rows: readonly Order[]; readonly isMore: boolean }> {
  const query = { status, perPage: maxPerPage, ...(payment === undefined ? {} : { payment }) };
  const { own, paging } = await askOrders(actor, query);
  const rows = own.filter((order) => payment === undefined || order.payment === payment);
  return { rows, isMore: paging.hasNextPage };
}
