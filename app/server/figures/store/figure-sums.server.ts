import { and, asc, eq, gte, isNotNull, lt, sql, type SQL } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { ledgerEntries } from '#app/server/ledger/store/ledger.schema.ts';
import type { FiguredCelebrity, MoneySums, OrderCounts } from '#domain/figures/figures.ts';

import { orderFigures } from './order-figures.schema.ts';

type Reading = Pick<Database, 'select'>;

/** Far more than there are; each is a row of every answer below. */
const mostCelebrities = 10_000;
/** Those rows, one for each month, and the one of all. */
const mostGroups = mostCelebrities + 100;

/** Which figures are asked for. */
export interface AskedFigures {
  readonly start: Date;
  readonly end: Date;
  /** Null for all. */
  readonly celebrityId: number | null;
}

/** Sums by month, by celebrity and of all; `null` is what has no celebrity. */
export interface Grouped<Sums> {
  readonly byMonth: ReadonlyMap<string, Sums>;
  readonly byCelebrity: ReadonlyMap<number | null, Sums>;
  readonly total: Sums | null;
}

interface GroupRow {
  readonly month: string | null;
  readonly celebrityId: number | null;
  /** 1: the row is of a month, 2: of a celebrity, 3: of all. */
  readonly level: number;
}

function groupedFrom<Row extends GroupRow>(rows: readonly Row[]): Grouped<Row> {
  const of = (level: number) => rows.filter((row) => row.level === level);
  return {
    byMonth: new Map(of(1).map((row) => [row.month ?? '', row])),
    byCelebrity: new Map(of(2).map((row) => [row.celebrityId, row])),
    total: of(3)[0] ?? null,
  };
}

function monthIn(column: SQL | typeof ledgerEntries.at | typeof orderFigures.placedAt) {
  return sql<string | null>`to_char(${column} at time zone 'UTC', 'YYYY-MM')`;
}

const int = (expression: SQL) => sql`coalesce(${expression}, 0)`.mapWith(Number);
const maybe = (expression: SQL) =>
  sql<number | null>`${expression}`.mapWith((value: unknown) =>
    value === null ? null : Math.round(Number(value)),
  );

const cents = ledgerEntries.cents;
const sumWhere = (condition: SQL, sign: 1 | -1) =>
  int(sql`${sql.raw(String(sign))} * sum(${cents}) filter (where ${condition})`);
const isPayout = sql`${ledgerEntries.kind} like 'payout-%'`;
/** Money that is no order's. */
const isReceipt = sql`${ledgerEntries.kind} like 'receipt-%'`;
const isRefund = sql`${ledgerEntries.kind} in
  ('refunded', 'refund-reopened', 'part-refunded', 'part-refund-dropped')`;
const isMoney = sql`${ledgerEntries.account} in ('bank', 'card-clearing')`;

/** What moved, by the month in which it did. */
export async function moneySums(
  database: Reading,
  { start, end, celebrityId }: AskedFigures,
): Promise<Grouped<MoneySums>> {
  const month = monthIn(ledgerEntries.at);
  const rows = await database
    .select({
      month,
      celebrityId: ledgerEntries.celebrityId,
      level: sql`grouping(${month}, ${ledgerEntries.celebrityId})`.mapWith(Number),
      received: sumWhere(
        sql`${isMoney} and not ${isRefund} and not ${isPayout}
        and not ${isReceipt}`,
        1,
      ),
      refunded: sumWhere(sql`${isMoney} and ${isRefund}`, -1),
      commission: sumWhere(sql`${ledgerEntries.account} = 'commission'`, -1),
      earned: sumWhere(sql`${ledgerEntries.account} = 'celebrity-payable' and not ${isPayout}`, -1),
      paidOut: sumWhere(sql`${ledgerEntries.account} = 'celebrity-payable' and ${isPayout}`, 1),
    })
    .from(ledgerEntries)
    .where(
      and(
        gte(ledgerEntries.at, start),
        lt(ledgerEntries.at, end),
        celebrityId === null ? undefined : eq(ledgerEntries.celebrityId, celebrityId),
      ),
    )
    .groupBy(sql`grouping sets ((${month}), (${ledgerEntries.celebrityId}), ())`)
    .limit(mostGroups);
  return groupedFrom(rows);
}

const { outcome, placedAt, approvedAt, answeredAt, paidAt, deliveredAt, dueAt } = orderFigures;
const countWhere = (condition: SQL) => int(sql`count(*) filter (where ${condition})`);
/** The median of the seconds between two instants, where both are known and in this order. */
const medianBetween = (from: SQL, until: SQL) =>
  maybe(sql`percentile_cont(0.5) within group (order by extract(epoch from ${until} - ${from}))
    filter (where ${until} >= ${from})`);

/** What became of orders, by the month in which they were placed. */
export async function orderCounts(
  database: Reading,
  asked: AskedFigures,
): Promise<Grouped<OrderCounts>> {
  const { start, end, celebrityId } = asked;
  const month = monthIn(placedAt);
  const rows = await database
    .select({
      month,
      celebrityId: orderFigures.celebrityId,
      level: sql`grouping(${month}, ${orderFigures.celebrityId})`.mapWith(Number),
      placed: int(sql`count(*)`),
      accepted: countWhere(sql`${orderFigures.isAccepted}`),
      rejected: countWhere(sql`${outcome} = 'rejected'`),
      cancelled: countWhere(sql`${outcome} = 'cancelled'`),
      expired: countWhere(sql`${outcome} in ('unpaid', 'undelivered')`),
      delivered: countWhere(sql`${outcome} = 'delivered'`),
      promised: countWhere(
        sql`${outcome} = 'undelivered' or (${outcome} = 'delivered' and ${dueAt} is not null)`,
      ),
      onTime: countWhere(sql`${outcome} = 'delivered' and ${deliveredAt} <= ${dueAt}`),
      answerSeconds: medianBetween(sql`${approvedAt}`, sql`${answeredAt}`),
      deliverySeconds: medianBetween(sql`${paidAt}`, sql`${deliveredAt}`),
    })
    .from(orderFigures)
    .where(
      and(
        gte(placedAt, start),
        lt(placedAt, end),
        celebrityId === null ? undefined : eq(orderFigures.celebrityId, celebrityId),
      ),
    )
    .groupBy(sql`grouping sets ((${month}), (${orderFigures.celebrityId}), ())`)
    .limit(mostGroups);
  return groupedFrom(rows);
}

/** How many orders of each celebrity are overdue at an instant, whenever they were placed. */
export async function overdueOrders(
  database: Reading,
  now: Date,
  celebrityId: number | null,
): Promise<ReadonlyMap<number | null, number>> {
  const rows = await database
    .select({ celebrityId: orderFigures.celebrityId, count: int(sql`count(*)`) })
    .from(orderFigures)
    .where(
      and(
        sql`${outcome} = 'open'`,
        sql`${dueAt} <= ${now.toISOString()}::timestamptz`,
        celebrityId === null ? undefined : eq(orderFigures.celebrityId, celebrityId),
      ),
    )
    .groupBy(orderFigures.celebrityId)
    .limit(mostCelebrities);
  return new Map(rows.map((row) => [row.celebrityId, row.count]));
}

/** The name in the newest order of a group. */
const newestName = sql<string>`(array_agg(${orderFigures.celebrityName} order by ${orderFigures.orderId} desc))[1]`;

/** Every celebrity with orders, by the name of the newest one. */
export async function figuredCelebrities(database: Reading): Promise<readonly FiguredCelebrity[]> {
  const rows = await database
    .select({ id: orderFigures.celebrityId, name: newestName })
    .from(orderFigures)
    .where(isNotNull(orderFigures.celebrityId))
    .groupBy(orderFigures.celebrityId)
    .orderBy(asc(newestName), asc(orderFigures.celebrityId))
    .limit(mostCelebrities);
  return rows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
}
