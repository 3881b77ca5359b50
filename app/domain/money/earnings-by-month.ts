import { commissionOf, type CommissionRate } from './commission.ts';
import type { SalesGroup, MonthEarning } from './earnings.ts';

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
      const price = group.price * group.count;
      const commission = commissionOf(group.price, rates[group.period] ?? 0) * group.count;
      sum.count += group.count;
      sum.price += price;
      sum.shipping += group.shipping;
      sum.commission += commission;
      sum.theirs += price + group.shipping - commission;
    }
    return sum;
  });
}
