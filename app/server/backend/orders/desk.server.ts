import { orderListSchema } from '#backend/contract/orders/order.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { deskPageSize } from '#domain/order/desk/desk-decision.ts';
import { placedBetween, type DeskCounts, type DeskSearch } from '#domain/order/desk/desk.ts';
import { scopeOfList } from '#domain/order/desk/list-scope.ts';
import { isOnDesk } from '#domain/order/desk/on-desk.ts';
import { owedStatuses, soonMs } from '#domain/order/promise/due-date.ts';
import { firstOrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';

import { askLongList, pagingOf } from '#app/server/backend/ask-long-list.server.ts';
import { askOrderCounts, countedOrders } from './order-counts.server.ts';
import { orderFrom } from './order-reading.server.ts';

export function assertManager(actor: Actor): void {
  if (!actsAs(actor, 'manager')) throw new AppError('not_allowed');
}

/** An instant in WooCommerce's format, to the second. */
function wireInstant(instant: Date | null): string | undefined {
  return instant?.toISOString().slice(0, 19);
}

/**
 * A page of one of the desk's lists.
 * @param now in milliseconds, for computing how long approvals have waited
 * @throws AppError `not_allowed` for non-managers
 */
export async function listDesk(
  search: DeskSearch,
  actor: Actor,
  now: number,
): Promise<Paged<Order>> {
  assertManager(actor);
  const { status, payment, oldestFirst } = scopeOfList(search.list);
  const second = Math.floor(now / 1000) * 1000;
  const { after, before } = placedBetween(search.list === 'approvals' ? search.age : null, second);
  const question = {
    as: 'service',
    query: {
      per_page: deskPageSize,
      status: search.list === 'due' ? owedStatuses.join(',') : (status ?? undefined),
      due_before: search.list === 'due' ? new Date(second + soonMs).toISOString() : undefined,
      payment: payment ?? undefined,
      of_shop: search.list === 'shop' ? 'true' : undefined,
      retake: search.list === 'retakes' ? 'open' : undefined,
      match: search.find === '' ? undefined : search.find,
      after: wireInstant(after),
      before: wireInstant(before),
      dates_are_gmt: 'true',
      // Search results are sorted by best match.
      orderby: search.find === '' ? (search.list === 'due' ? 'due' : undefined) : 'match',
      order: oldestFirst ? 'asc' : undefined,
    },
    schema: orderListSchema,
  } as const;
  const answer = await askLongList(paths.orders, question, search);
  const { rows } = answer;
  const wanted = rows.map(orderFrom).filter((order) => isOnDesk(order, search, second));
  // A plain WordPress does not support all of these filters and counts all orders.
  const isFiltered = wanted.length === rows.length;
  const counted = isFiltered
    ? answer
    : { ...answer, moreThan: null, total: null, totalPages: null };
  return {
    ...pagingOf(counted, rows.length === deskPageSize),
    rows: wanted,
    total: counted.total,
    moreThan: counted.moreThan,
  };
}

/** The number of open tasks at the desk; null if the back end does not count them. @throws AppError `not_allowed` */
export async function countDesk(actor: Actor, now: number): Promise<DeskCounts | null> {
  assertManager(actor);
  const day = placedBetween('waiting', now).before;
  const late = placedBetween('late', now).before;
  if (!day || !late) throw new Error('an age has no beginning');
  const counts = await askOrderCounts(null, [firstOrderStatus], [day, late]);
  if (!counts) return null;
  const approvals = counts.statuses.find(({ status }) => status === firstOrderStatus);
  const [olderThanDay = 0, olderThanLate = 0] = approvals?.before ?? [];
  const paid = (state: string) =>
    countedOrders(counts.payments.find(({ payment }) => payment === state)?.count ?? 0);
  const all = approvals?.count ?? 0;
  const isCounted = countedOrders(all) !== null;
  return {
    approvals: {
      fresh: isCounted ? all - olderThanDay : null,
      waiting: isCounted ? olderThanDay - olderThanLate : null,
      late: countedOrders(olderThanLate),
    },
    awaiting: paid('awaiting'),
    refundDue: paid('refund-due'),
    ofShop: counts.of_shop ?? null,
  };
}
