import { paths } from '#backend/contract/paths.ts';
import { salesSchema } from '#backend/contract/orders/sales.ts';
import { AppError } from '#domain/app-error.ts';
import { firstCommission, rateAt, type RateChange } from '#domain/money/commission.ts';
import { lastMonths, type EarningsPage } from '#domain/money/earnings.ts';
import type { Cents } from '#domain/money/money.ts';
import { leftOf } from '#domain/refund/partial-refunds.ts';
import { earnedOf } from '#domain/refund/earned-of.ts';
import { earningsByMonth } from '#domain/money/earnings-by-month.ts';
import { hasStore } from '#domain/account/role.ts';
import type { Actor } from '#domain/account/role.ts';

import { listOpen, listOrders } from './list-orders.server.ts';
import { askOwn } from '#app/server/backend/shop/own-endpoint.server.ts';

const monthsShown = 12;
/** The most rate changes the back end distinguishes. */
const mostPeriods = 100;

/** The rate changes that the back end distinguishes, and the rates of its periods. */
function periodsOf(changes: readonly RateChange[]) {
  const recent = changes.slice(-mostPeriods);
  const before = changes.slice(0, -mostPeriods).at(-1)?.rate ?? firstCommission;
  return {
    periods: recent.map(({ at }) => at).join(',') || undefined,
    rates: [before, ...recent.map(({ rate }) => rate)],
  };
}

/**
 * All that a celebrity ever earned, in cents; null if the back end does not calculate totals.
 * @param changes the commission rates, oldest first
 */
export async function earnedByCelebrity(
  celebrityId: number,
  changes: readonly RateChange[],
): Promise<Cents | null> {
  const { periods, rates } = periodsOf(changes);
  const sales = await askOwn(paths.sales, {
    as: 'service',
    query: { vendor: celebrityId, after: '1970-01-01T00:00:00Z', periods },
    schema: salesSchema,
  });
  if (!sales) return null;
  const months = [...new Set(sales.map(({ month }) => month))];
  return earningsByMonth(months, sales, rates).reduce((sum, { theirs }) => sum + theirs, 0);
}

/**
 * A celebrity's earnings: the last months, and a page of fulfilled orders.
 * @param changes the commission rates, oldest first
 * @param now in milliseconds
 * @throws AppError `not_allowed` for users without a store
 */
export async function readEarningsOf(
  actor: Actor,
  page: number,
  changes: readonly RateChange[],
  now: number,
): Promise<EarningsPage> {
  if (!hasStore(actor.role)) throw new AppError('not_allowed');
  const months = lastMonths(now, monthsShown);
  const { periods, rates } = periodsOf(changes);
  const [sales, orders] = await Promise.all([
    askOwn(paths.sales, {
      as: 'service',
      query: {
        vendor: actor.id,
        after: `${months[0] ?? ''}-01T00:00:00Z`,
        periods,
      },
      schema: salesSchema,
    }),
    listOrders(actor, { page, status: 'completed' }),
  ]);
  const open = await Promise.all([
    listOpen(actor, 'on-hold'),
    listOpen(actor, 'processing'),
    listOpen(actor, 'completed', 'awaiting'),
  ]);
  const expected = open
    .flatMap(({ rows }) => rows)
    .filter(({ payment }) => payment === 'awaiting' || payment === 'received');
  return {
    rate: rates.at(-1) ?? firstCommission,
    months: sales && earningsByMonth(months, sales, rates),
    expected: {
      count: expected.length,
      theirs: expected.reduce(
        (sum, order) => sum + earnedOf(order, rateAt(changes, order.createdAt)).theirs,
        0,
      ),
      isMore: open.some(({ isMore }) => isMore),
    },
    orders: {
      ...orders,
      rows: orders.rows.map((order) => ({
        ...earnedOf(order, rateAt(changes, order.createdAt)),
        refunded: order.total - leftOf(order),
        orderId: order.id,
        number: order.number,
        fanName: `${order.billing.firstName} ${order.billing.lastName}`.trim(),
        completedAt: order.events.findLast(({ to }) => to === 'completed')?.at ?? order.modifiedAt,
        payment: order.payment,
      })),
    },
  };
}
