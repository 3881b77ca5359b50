import { earningLeft } from '#domain/refund/partial-refunds.ts';
import type { CommissionRate } from './commission.ts';
import { earningOf, type Earning, type SalesGroup, type MonthEarning } from './earnings.ts';

/** What all orders of a group earned, without what went back. */
function earnedBy(group: SalesGroup, rate: CommissionRate): Earning {
  const { price, count, tax, refunds } = group;
  // Orders of which nothing went back differ in their shipping, from which no commission is taken.
  const shipping = refunds.length === 0 ? 0 : group.shipping / count;
  const one = earningLeft(earningOf({ total: price + shipping, shipping }, rate), tax, refunds);
  const all = { price: one.price * count, commission: one.commission * count };
  const sent = refunds.length === 0 ? group.shipping : one.shipping * count;
  return { ...all, shipping: sent, theirs: all.price + sent - all.commission };
}

/** Earnings of each month, including months without any. @param rates by period */
export function earningsByMonth(
  months: readonly string[],
  sales: readonly SalesGroup[],
  rates: readonly CommissionRate[],
): readonly MonthEarning[] {
  return months.map((month) => {
    const sum = { month, count: 0, price: 0, shipping: 0, commission: 0, theirs: 0 };
    for (const group of sales) {
      if (group.month !== month) continue;
      const earned = earnedBy(group, rates[group.period] ?? 0);
      sum.count += group.count;
      sum.price += earned.price;
      sum.shipping += earned.shipping;
      sum.commission += earned.commission;
      sum.theirs += earned.theirs;
    }
    return sum;
  });
}
