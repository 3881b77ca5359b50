import type { Database } from '#app/server/db/database.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { sortedCelebrities, type FiguresSearch } from '#domain/figures/figures-search.ts';
import {
  assertSeesFigures,
  noCounts,
  noMoney,
  type CelebrityFigures,
  type Figures,
  type FiguresView,
  type MoneySums,
  type OrderCounts,
} from '#domain/figures/figures.ts';
import { choosableMonths, monthsOf, periodOf, spanOf } from '#domain/figures/period.ts';
import { monthsUntil } from '#domain/payout/statement-month.ts';

import {
  figuredCelebrities,
  moneySums,
  orderCounts,
  overdueOrders,
} from './store/figure-sums.server.ts';

/** Celebrities of the page; the file to download has all. */
export const celebritiesShown = 100;

/** What reading figures needs. */
export interface FiguresDesk {
  readonly database: Database;
  readonly now: () => Date;
}

function figuresFrom(money: MoneySums = noMoney, counts: OrderCounts = noCounts): Figures {
  const { received, refunded, commission, earned, paidOut } = money;
  const { placed, accepted, rejected, cancelled, expired, delivered } = counts;
  const { promised, onTime, answerSeconds, deliverySeconds } = counts;
  return {
    ...{ received, refunded, commission, earned, paidOut },
    ...{ placed, accepted, rejected, cancelled, expired, delivered },
    ...{ promised, onTime, answerSeconds, deliverySeconds },
  };
}

/**
 * The figures of a period, for those who run the shop. Money counts in the month in which it moved, an order in the one
 * in which it was placed; months are those of UTC (docs/adr/0136).
 * @param most so many celebrities
 * @throws AppError `not_allowed`
 */
export async function readFiguresOf(
  { database, now }: FiguresDesk,
  actor: Pick<Actor, 'role'>,
  search: FiguresSearch,
  most: number = celebritiesShown,
): Promise<FiguresView> {
  assertSeesFigures(actor);
  const at = now();
  const period = periodOf(search, at);
  const celebrityId = search.celebrity ?? null;
  const asked = { ...spanOf(period), celebrityId };
  const money = await moneySums(database, asked);
  const orders = await orderCounts(database, asked);
  const overdue = await overdueOrders(database, at, celebrityId);
  const choices = await figuredCelebrities(database);
  const names = new Map(choices.map(({ id, name }) => [id, name]));
  const ids = new Set([
    ...money.byCelebrity.keys(),
    ...orders.byCelebrity.keys(),
    ...overdue.keys(),
  ]);
  const celebrities = [...ids].map((id): CelebrityFigures => ({
    celebrityId: id,
    name: id === null ? '' : (names.get(id) ?? ''),
    overdue: overdue.get(id) ?? 0,
    ...figuresFrom(money.byCelebrity.get(id), orders.byCelebrity.get(id)),
  }));
  const sorted = sortedCelebrities(celebrities, search);
  return {
    period,
    celebrityId,
    months: monthsOf(period).map((month) => ({
      month,
      ...figuresFrom(money.byMonth.get(month), orders.byMonth.get(month)),
    })),
    total: figuresFrom(money.total ?? undefined, orders.total ?? undefined),
    overdue: [...overdue.values()].reduce((sum, count) => sum + count, 0),
    celebrities: sorted.slice(0, most),
    left: Math.max(0, sorted.length - most),
    choices,
    choosable: monthsUntil(new Date(0), at, choosableMonths),
  };
}
