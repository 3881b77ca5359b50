import { Trans } from '@lingui/react/macro';

import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { shareText } from '#domain/figures/figure-text.ts';
import { acceptanceRate, type MonthFigures } from '#domain/figures/figures.ts';
import type { Locale } from '#domain/locale.ts';
import { formatWholeMoney } from '#domain/money/money.ts';
import { monthText } from '#domain/time/date-text.ts';
import { shortMonth } from '#domain/time/short-month.ts';

interface FigureChartProps {
  /** Oldest first. */
  months: readonly MonthFigures[];
  of: 'received' | 'acceptance';
  locale: Locale;
}

/** A figure by month, as bars; the table below has the same numbers. */
export function FigureChart({ months, of, locale }: FigureChartProps) {
  const bars = months.map((row, index) => {
    const longName = monthText(row.month, locale);
    return {
      ...{ key: row.month, longName },
      // Each January is its year, so that two of them differ.
      name: row.month.endsWith('-01') ? row.month.slice(0, 4) : shortMonth(longName),
      value: of === 'received' ? row.received : acceptanceRate(row),
      isPresent: index === months.length - 1,
    };
  });
  if (of === 'received')
    return (
      <BarChart
        caption={<Trans>Received by month. The table below has the same numbers.</Trans>}
        bars={bars}
        most={1000}
        format={(cents) => formatWholeMoney(cents, locale)}
      />
    );
  return (
    <BarChart
      caption={<Trans>Acceptance rate by month. The table below has the same numbers.</Trans>}
      bars={bars}
      most={1}
      isWhole
      format={(share) => shareText(share, locale)}
    />
  );
}
