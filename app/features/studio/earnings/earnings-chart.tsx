import { Trans } from '@lingui/react/macro';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Fragment } from 'react';

import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import type { MonthEarning } from '#domain/money/earnings.ts';

import * as look from './earnings-chart.recipe.ts';

interface EarningsChartProps {
  /** The months shown, oldest first; the last is the current one. */
  months: readonly MonthEarning[];
  formatMoney: (cents: number) => string;
  /** The same without cents, narrow enough to fit next to its neighbours. */
  formatWholeMoney: (cents: number) => string;
  formatMonth: (month: string) => string;
}

interface DrawingProps {
  /** The data of each bar; `isPresent` marks the current month. */
  bars: readonly {
    readonly month: string;
    readonly name: string;
    readonly theirs: number;
    readonly isPresent: boolean;
  }[];
  /** Present, and empty, if amounts are wider than a column in most windows. */
  'data-long': '' | undefined;
  formatWholeMoney: (cents: number) => string;
}

/** "€123,456" */
const fitsAColumn = 9;

/** The celebrity's monthly earnings as bars from 0; the table next to it has the same numbers. */
export function EarningsChart(props: EarningsChartProps) {
  const { months, formatMoney, formatWholeMoney, formatMonth } = props;
  const said = months
    .map(({ month, theirs }) => `${formatMonth(month)} ${formatMoney(theirs)}`)
    .join(', ');
  const bars = months.map(({ month, theirs }, index) => ({
    month,
    name: formatMonth(month).split(/[ .\u00a0]/)[0] ?? '',
    theirs,
    isPresent: index === months.length - 1,
  }));
  const isLong = bars.some(({ theirs }) => formatWholeMoney(theirs).length > fitsAColumn);
  const drawn = { bars, formatWholeMoney, 'data-long': isLong ? ('' as const) : undefined };
  return (
    <figure>
      <figcaption className={visuallyHidden}>
        <Trans>Your earnings by month: {said}</Trans>
      </figcaption>
      <div aria-hidden>
        <Lines {...drawn} />
        <Columns {...drawn} />
      </div>
    </figure>
  );
}

function mostOf(bars: DrawingProps['bars']): number {
  return Math.max(1000, ...bars.map(({ theirs }) => theirs));
}

/** For narrow screens: one row per month, with room for amounts of any length. */
function Lines({ bars, formatWholeMoney, ...long }: DrawingProps) {
  const along = scaleLinear({ domain: [0, mostOf(bars)], range: [0, 100] });
  return (
    <div className={look.lines} {...long}>
      {bars.map(({ month, name, theirs, isPresent }) => (
        <Fragment key={month}>
          <span className={look.words}>{name}</span>
          <svg className={look.line}>
            <Bar
              y={0}
              width={`${along(theirs)}%`}
              height="100%"
              rx={5}
              className={look.bar}
              data-present={isPresent ? '' : undefined}
            />
          </svg>
          <span className={look.lineValue}>{formatWholeMoney(theirs)}</span>
        </Fragment>
      ))}
    </div>
  );
}

/** For wide screens: one column per month, with an axis of amounts. Text keeps its size at any width. */
function Columns({ bars, formatWholeMoney, ...long }: DrawingProps) {
  const { height, head, foot } = look.columnRoom;
  const across = scaleBand({
    domain: bars.map(({ month }) => month),
    range: [0, 100],
    padding: 0.35,
  });
  const up = scaleLinear({ domain: [0, mostOf(bars)], range: [height - foot, head], nice: 4 });
  const ticks = up.ticks(4);
  return (
    <div className={look.columns} {...long}>
      <div className={look.axis}>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{formatWholeMoney(tick)}</span>
        ))}
      </div>
      <svg className={look.plot}>
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={up(tick)} y2={up(tick)} className={look.rule} />
        ))}
        {bars.map(({ month, name, theirs, isPresent }) => {
          const x = across(month) ?? 0;
          const middle = `${x + across.bandwidth() / 2}%`;
          return (
            <g key={month}>
              <Bar
                x={`${x}%`}
                y={up(theirs)}
                width={`${across.bandwidth()}%`}
                height={up(0) - up(theirs)}
                rx={theirs === 0 ? 0 : 5}
                className={look.bar}
                data-present={isPresent ? '' : undefined}
              />
              {theirs > 0 ? (
                <text x={middle} y={up(theirs) - 8} textAnchor="middle" className={look.value}>
                  {formatWholeMoney(theirs)}
                </text>
              ) : null}
              <text x={middle} y={height - 10} textAnchor="middle" className={look.words}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
