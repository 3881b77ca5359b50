import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';

import { approvedStatuses } from '#domain/order/transitions/order-visibility.ts';
import type { OrderMatch } from '#domain/order/order-match.ts';
import { calledOff, type PaymentState } from '#domain/payment/payment.ts';

import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { Executor } from '#backend/db/database.ts';
import { rowsAsJson } from '#backend/db/rows-as-json.ts';
import { matchOf, rankOf } from './order-matches.ts';
import {
  orderEvents,
  orderLines,
  orderMetaRows,
  orders,
  paymentEvents,
  refunds,
} from './order.schema.ts';
import { dueAt } from './due-at.ts';
import { vendors } from '#backend/modules/people/store/vendors.schema.ts';
import { placeIn } from '#backend/search/place-in.ts';
import type { StoredRefund } from './refunds.ts';
import { wordsOf } from '#backend/search/search-text.ts';
import { type Listed, type ListOrder, pageFrom, type Part, seek } from '#backend/db/seek.ts';
import { searched } from '#backend/search/search-hits.ts';
import { maxRowsOfOrder } from '#backend/db/list-limits.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;
export type PaymentEventRow = typeof paymentEvents.$inferSelect;

/** An order with its lines, meta, events and refunds, each oldest first. */
export interface StoredOrder {
  readonly order: OrderRow;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly meta: readonly (typeof orderMetaRows.$inferSelect)[];
  readonly events: readonly OrderEventRow[];
  readonly paymentEvents: readonly PaymentEventRow[];
  readonly refunds: readonly StoredRefund[];
  /** Whether its vendor's store is closed. */
  readonly storeIsClosed: boolean;
}

export interface OrderFilter extends Part {
  readonly customerId: number | null;
  /** The approved orders of this vendor. */
  readonly vendorId: number | null;
  readonly statuses: readonly string[] | null;
  /** Placed or changed after this. */
  readonly modifiedAfter: Date | null;
  readonly modifiedBefore: Date | null;
  /** With a line for this product. */
  readonly productId: number | null;
  /** Placed after this. */
  readonly placedAfter: Date | null;
  /** Placed by this time. */
  readonly placedBefore: Date | null;
  readonly idempotencyKey: string | null;
  /** Payment due by this time. */
  readonly payBefore: Date | null;
  /** Promised by this time, and paid. */
  readonly dueBefore: Date | null;
  /** Only orders with an open request for a retake. */
  readonly retakeIsOpen: boolean;
  readonly payments: readonly PaymentState[] | null;
  /** What a bank statement line contains; any part may match. */
  readonly match: OrderMatch | null;
  /** Words that all occur in the names of its fan and its vendor. */
  readonly search: string | null;
  readonly include: readonly number[] | null;
  readonly exclude: readonly number[] | null;
  readonly orderBy: keyof typeof orderSorts;
  readonly oldestFirst: boolean;
  readonly countUpTo: number | null;
}

/** An order and all its parts, for one statement. */
const wholeOrder = {
  order: getTableColumns(orders),
  lines: rowsAsJson(orderLines, {
    where: eq(orderLines.orderId, orders.id),
    orderBy: orderLines.id,
    limit: maxRowsOfOrder,
  }),
  meta: rowsAsJson(orderMetaRows, {
    where: eq(orderMetaRows.orderId, orders.id),
    orderBy: orderMetaRows.id,
    limit: maxRowsOfOrder,
  }),
  events: rowsAsJson(orderEvents, {
    where: eq(orderEvents.orderId, orders.id),
    orderBy: orderEvents.id,
    limit: maxRowsOfOrder,
  }),
  paymentEvents: rowsAsJson(paymentEvents, {
    where: eq(paymentEvents.orderId, orders.id),
    orderBy: paymentEvents.id,
    limit: maxRowsOfOrder,
  }),
  refunds: rowsAsJson(refunds, {
    where: eq(refunds.orderId, orders.id),
    orderBy: refunds.id,
    limit: maxRowsOfOrder,
  }),
  storeIsClosed: sql<boolean>`exists (select 1 from ${vendors} where ${eq(vendors.userId, orders.vendorId)} and ${eq(vendors.closed, true)})`,
};

function whole(database: Executor, where: SQL | undefined, limit = 1): Promise<StoredOrder[]> {
  return database.select(wholeOrder).from(orders).where(where).limit(limit);
}

/** The orders with these ids, in this order. */
async function wholeByIds(database: Executor, ids: readonly number[]): Promise<StoredOrder[]> {
  if (ids.length === 0) return [];
  const found = await whole(database, inArray(orders.id, [...ids]), ids.length);
  const byId = new Map(found.map((one) => [one.order.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Orders that await payment, except those that were called off, which need none any more. */
function paymentIs(states: readonly PaymentState[]): SQL | undefined {
  const alive = notInArray(orders.status, [...calledOff]);
  return or(
    ...states.map((state) =>
      state === 'awaiting' ? and(eq(orders.payment, state), alive) : eq(orders.payment, state),
    ),
  );
}

/** Timestamps have the same format, so their texts sort chronologically. */
function wasToBePaidBy(instant: Date): SQL {
  const until = instant.toISOString();
  return sql`exists (select 1 from ${orderMetaRows} m where m.order_id = ${orders.id} and m.key = ${orderMeta.payBy} and m.value->>'of' <= ${until})`;
}

function awaitsRetake(): SQL {
  const has = (key: string) =>
    sql`exists (select 1 from ${orderMetaRows} m where m.order_id = ${orders.id} and m.key = ${key})`;
  return sql`(${orders.status} = 'completed' and ${has(orderMeta.answerVideo)} and ${has(orderMeta.retake)} and not ${has(orderMeta.retaken)})`;
}

function hasProduct(productId: number): SQL {
  return sql`exists (select 1 from ${orderLines} l where l.order_id = ${orders.id} and l.product_id = ${productId})`;
}

/** The type of each sort key of orders. */
export const orderSorts = {
  date: 'instant',
  id: 'number',
  /** In the order of the requested ids. */
  include: 'number',
  modified: 'instant',
  /** By how well the order matches the search. */
  match: 'number',
  /** By the due date; orders without one follow, by when they were placed. */
  due: 'instant',
} as const satisfies Record<string, ListOrder['kind']>;

/** The domain's `wasApproved` in SQL. */
export function isApproved(): SQL | undefined {
  return and(
    eq(orders.approved, true),
    inArray(orders.status, [...approvedStatuses, ...calledOff]),
  );
}

/** One page of orders, newest first, and the total count. */
export async function listOrders(
  database: Executor,
  filter: OrderFilter,
): Promise<Listed<StoredOrder>> {
  const parts: (SQL | undefined)[] = [];
  if (filter.customerId !== null) parts.push(eq(orders.customerId, filter.customerId));
  if (filter.vendorId !== null) {
    parts.push(eq(orders.vendorId, filter.vendorId), isApproved());
  }
  if (filter.idempotencyKey !== null) {
    parts.push(eq(orders.idempotencyKey, filter.idempotencyKey));
  }
  if (filter.statuses) parts.push(inArray(orders.status, [...filter.statuses]));
  if (filter.modifiedAfter) parts.push(gt(orders.modifiedAt, filter.modifiedAfter));
  if (filter.modifiedBefore) parts.push(lt(orders.modifiedAt, filter.modifiedBefore));
  if (filter.productId !== null) parts.push(hasProduct(filter.productId));
  if (filter.placedAfter) parts.push(gt(orders.createdAt, filter.placedAfter));
  if (filter.placedBefore) parts.push(lte(orders.createdAt, filter.placedBefore));
  if (filter.payBefore) parts.push(wasToBePaidBy(filter.payBefore));
  if (filter.dueBefore) parts.push(sql`${dueAt} <= ${filter.dueBefore.toISOString()}`);
  if (filter.retakeIsOpen) parts.push(awaitsRetake());
  if (filter.payments) parts.push(paymentIs(filter.payments));
  const words = wordsOf(filter.search)?.map((word) => [word]) ?? null;
  if (filter.include) parts.push(inArray(orders.id, [...filter.include]));
  if (filter.exclude) parts.push(notInArray(orders.id, [...filter.exclude]));
  const { orderBy, countUpTo } = filter;
  const key = {
    date: orders.createdAt,
    id: orders.id,
    include: placeIn(filter.include ?? [], orders.id),
    modified: orders.modifiedAt,
    // Best match first, whatever the direction within a rank.
    match: filter.match
      ? sql`(${filter.oldestFirst ? sql`-` : sql``}(${rankOf(filter.match)}))`
      : orders.id,
    due: sql`coalesce(${dueAt}, ${orders.createdAt} + interval '100 years')`,
  }[orderBy];
  const order = {
    ...{ key, kind: orderSorts[orderBy], id: orders.id },
    descending: !filter.oldestFirst && orderBy !== 'include',
  };
  const { where, offset, total } = await searched(
    database,
    {
      table: orders,
      id: orders.id,
      vector: orders.searchVector,
      areKnown: false,
      order,
      part: filter,
    },
    {
      where: and(...parts),
      isNarrow: [filter.customerId, filter.vendorId, filter.include].some((of) => of !== null),
      words,
      match: filter.match && (await matchOf(database, filter.match)),
      countUpTo,
    },
  );
  const part = seek(order, filter);
  const read = await database
    .select({ id: orders.id, position: part.position })
    .from(orders)
    .where(and(where, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(offset);
  const { rows, ...page } = pageFrom(read, filter, (row) => row.id);
  const [detailed, all] = await Promise.all([
    wholeByIds(
      database,
      rows.map(({ id }) => id),
    ),
    page.whole ?? total(),
  ]);
  return { ...page, rows: detailed, total: all };
}

/** An order without its lines and history. */
export async function findOrderRow(database: Executor, id: number): Promise<OrderRow | null> {
  const [row] = await database.select().from(orders).where(eq(orders.id, id)).limit(1);
  return row ?? null;
}

/** An order, locked until the transaction ends. */
export async function lockOrder(transaction: Executor, id: number): Promise<OrderRow | null> {
  const [row] = await transaction
    .select()
    .from(orders)
    .where(eq(orders.id, id))
    .limit(1)
    .for('update');
  return row ?? null;
}

export async function findOrder(database: Executor, id: number): Promise<StoredOrder | null> {
  const [found] = await whole(database, eq(orders.id, id));
  return found ?? null;
}

export async function findOrderByKey(
  database: Executor,
  customerId: number,
  idempotencyKey: string,
): Promise<StoredOrder | null> {
  const [found] = await whole(
    database,
    and(eq(orders.customerId, customerId), eq(orders.idempotencyKey, idempotencyKey)),
  );
  return found ?? null;
}
