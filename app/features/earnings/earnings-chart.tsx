import { useLingui } from '@lingui/react/macro';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';

import type { MonthEarning } from '#domain/money/earnings.ts';
import { css } from '#styled/css/index.js';

const width = 420;
const height = 260;
const left = 62;
const foot = 34;
const head = 28;

const frame = css({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
const rule = css({ stroke: 'border' });
const words = css({ fill: 'text2', fontSize: '15px', fontVariantNumeric: 'tabular-nums' });
const value = css({ fill: 'text', fontWeight: 500, fontSize: '14px' });
const bar = css({
  fill: 'bar',
  '&[data-present]': { fill: 'barNow' },
});

interface EarningsChartProps {
  /** The months that are shown, oldest first; the last is the present one. */
  months: readonly MonthEarning[];
  formatMoney: (cents: number) => string;
  formatMonth: (month: string) => string;
}

/** What each month brought the celebrity, as bars from 0; the table beside it says the same in numbers. */
export function EarningsChart({ months, formatMoney, formatMonth }: EarningsChartProps) {
  const { t } = useLingui();
  const most = Math.max(1000, ...months.map(({ theirs }) => theirs));
  const across = scaleBand({
    domain: months.map(({ month }) => month),
    range: [left, width],
    padding: 0.35,
  });
  const up = scaleLinear({ domain: [0, most], range: [height - foot, head], nice: 4 });
  const said = months
    .map(({ month, theirs }) => `${formatMonth(month)} ${formatMoney(theirs)}`)
    .join(', ');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={frame}
      role="img"
      aria-label={t`Your earnings by month: ${said}`}
    >
      {up.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={up(tick)} y2={up(tick)} className={rule} />
          <text x={left - 10} y={up(tick)} dy="0.35em" textAnchor="end" className={words}>
            {formatMoney(tick)}
          </text>
        </g>
      ))}
      {months.map(({ month, theirs }, index) => {
        const x = across(month) ?? 0;
        const middle = x + across.bandwidth() / 2;
        return (
          <g key={month}>
            <Bar
              x={x}
              y={up(theirs)}
              width={across.bandwidth()}
              height={up(0) - up(theirs)}
              rx={theirs === 0 ? 0 : 5}
              className={bar}
              data-present={index === months.length - 1 ? '' : undefined}
            />
            {theirs > 0 ? (
              <text x={middle} y={up(theirs) - 8} textAnchor="middle" className={value}>
                {formatMoney(theirs)}
              </text>
            ) : null}
            <text x={middle} y={height - 10} textAnchor="middle" className={words}>
              {formatMonth(month).split(/[ .]/)[0]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
