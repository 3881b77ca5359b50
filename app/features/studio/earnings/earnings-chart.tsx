import { Trans } from '@lingui/react/macro';

import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import type { MonthEarning } from '#domain/money/earnings.ts';
import { shortMonth } from '#domain/time/short-month.ts';

interface EarningsChartProps {
  /** The months shown, oldest first; the last is the current one. */
  months: readonly MonthEarning[];
  formatMoney: (cents: number) => string;
  /** The same without cents, narrow enough to fit next to its neighbours. */
  formatWholeMoney: (cents: number) => string;
  formatMonth: (month: string) => string;
}

/** The celebrity's monthly earnings as bars from 0; the table next to it has the same numbers. */
export function EarningsChart(props: EarningsChartProps) {
  const { months, formatMoney, formatWholeMoney, formatMonth } = props;
  const said = months
    .map(({ month, theirs }) => `${formatMonth(month)} ${formatMoney(theirs)}`)
    .join(', ');
  const bars = months.map(({ month, theirs }, index) => {
    const name = shortMonth(formatMonth(month));
    const isPresent = index === months.length - 1;
    return { key: month, name, longName: name, value: theirs, isPresent };
  });
  return (
    <BarChart
      caption={<Trans>Your earnings by month: {said}</Trans>}
      bars={bars}
      most={1000}
      format={formatWholeMoney}
    />
  );
}
