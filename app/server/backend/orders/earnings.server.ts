import { paths } from '#backend/contract/paths.ts';
import { salesSchema } from '#backend/contract/orders/sales.ts';
import { AppError } from '#domain/app-error.ts';
import { firstCommission, rateAt, type RateChange } from '#domain/money/commission.ts';
import { earningOf, lastMonths, type EarningsPage } from '#domain/money/earnings.ts';
import { earningsByMonth } from '#domain/money/earnings-by-month.ts';
import type { Order } from '#domain/order/order.ts';
import { hasStore } from '#domain/account/role.ts';
import type { Actor } from '#domain/account/role.ts';

import { listOpen, listOrders } from './list-orders.server.ts';
import { askOwn } from '#app/server/backend/shop/own-endpoint.server.ts';

const monthsShown = 12;
/** The most rate changes the back end distinguishes. */
const mostPeriods = 100;

/** Taxes pass through the shop and are not earnings. */
function untaxed({ total, tax, shipping, shippingTax, includesTax }: Order) {
  return { total: total - tax, shipping: includesTax ? shipping - shippingTax : shipping };
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
  const recent = changes.slice(-mostPeriods);
  const earlier = changes.slice(0, -mostPeriods);
  const [sales, orders] = await Promise.all([
    askOwn(paths.sales, {
      as: 'service',
      query: {
        vendor: actor.id,
        after: `${months[0] ?? ''}-01T00:00:00Z`,
        periods: recent.map(({ at }) => at).join(',') || undefined,
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
  const before = earlier.at(-1)?.rate ?? firstCommission;
  const rates = [before, ...recent.map(({ rate }) => rate)];
  return {
    rate: rates.at(-1) ?? firstCommission,
    months: sales && earningsByMonth(months, sales, rates),
    expected: {
      count: expected.length,
      theirs: expected.reduce(
        (sum, order) => sum + earningOf(untaxed(order), rateAt(changes, order.createdAt)).theirs,
        0,
      ),
      isMore: open.some(({ isMore }) => isMore),
    },
    orders: {
      ...orders,
      rows: orders.rows.map((order) => ({
        ...earningOf(untaxed(order), rateAt(changes, order.createdAt)),
        orderId: order.id,
        number: order.number,
        fanName: `${order.billing.firstName} ${order.billing.lastName}`.trim(),
        completedAt: order.events.findLast(({ to }) => to === 'completed')?.at ?? order.modifiedAt,
        payment: order.payment,
      })),
    },
  };
}
