import type { CommissionRate } from '#domain/money/commission.ts';
import { earningOf, untaxed, type Earning } from '#domain/money/earnings.ts';
import type { Order } from '#domain/order/order.ts';

import { earningLeft, partialRefunds } from './partial-refunds.ts';

/** What an order earns without the parts of it that went back. @param rate of the time when it was placed */
export function earnedOf(
  order: Pick<
    Order,
    'total' | 'tax' | 'shipping' | 'shippingTax' | 'includesTax' | 'payment' | 'refunds'
  >,
  rate: CommissionRate,
): Earning {
  const refunds = partialRefunds(order).map(({ cents }) => cents);
  return earningLeft(earningOf(untaxed(order), rate), order.tax, refunds);
}
