import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Fragment, type ReactNode } from 'react';

import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';

import * as look from './bar-chart.recipe.ts';

/** One bar; the emphasised one is that of the present. */
export interface ChartBar {
  readonly key: string;
  /** Short enough to fit below a column. */
  readonly name: string;
  /** The name where there is more room. */
  readonly longName: string;
  /** Null if there is nothing to measure. */
  readonly value: number | null;
  readonly isPresent: boolean;
}

interface BarChartProps {
  /** What the chart shows, for screen readers, to whom its drawing is hidden. */
  caption: ReactNode;
  bars: readonly ChartBar[];
  /** The value at which the axis ends at least. */
  most: number;
  /** Whether it ends there exactly, as a percentage does. */
  isWhole?: boolean;
  /** A value, narrow enough to fit next to its neighbours. */
  format: (value: number) => string;
}

interface DrawingProps extends Omit<BarChartProps, 'caption'> {
  /** Present, and empty, if values are wider than a column in most windows. */
  'data-long': '' | undefined;
  /** The same, if there are many columns. */
  'data-many': '' | undefined;
}

/** "€123,456" */
const fitsAColumn = 9;
const fewBars = 7;
/** With more, values are left to the table, and every second name is shown. */
const manyBars = 13;

/** Values as bars from 0, for pages that have the same values in words or in a table. Its container has a size. */
export function BarChart({ caption, ...chart }: BarChartProps) {
  const { bars, format } = chart;
  const isLong = bars.some(({ value }) => format(value ?? 0).length > fitsAColumn);
  const room = {
    'data-long': isLong ? ('' as const) : undefined,
    'data-many': bars.length > fewBars ? ('' as const) : undefined,
  };
  return (
    <figure>
      <figcaption className={visuallyHidden}>{caption}</figcaption>
      <div aria-hidden>
        <Lines {...chart} {...room} />
        <Columns {...chart} {...room} />
      </div>
    </figure>
  );
}

function mostOf({ bars, most }: Pick<DrawingProps, 'bars' | 'most'>): number {
  return Math.max(most, ...bars.map(({ value }) => value ?? 0));
}

/** For narrow screens: one row per bar, with room for values of any length. */
function Lines({ bars, most, isWhole: _isWhole, format, ...room }: DrawingProps) {
  const along = scaleLinear({ domain: [0, mostOf({ bars, most })], range: [0, 100] });
  return (
    <div className={look.lines} {...room}>
      {bars.map(({ key, longName, value, isPresent }) => (
        <Fragment key={key}>
          <span className={look.words}>{longName}</span>
          <svg className={look.line}>
            <Bar
              y={0}
              width={`${Math.max(0, along(value ?? 0))}%`}
              height="100%"
              rx={5}
              className={look.bar}
              data-present={isPresent ? '' : undefined}
            />
          </svg>
          <span className={look.lineValue}>{value === null ? '–' : format(value)}</span>
        </Fragment>
      ))}
    </div>
  );
}

/** For wide screens: one column per bar, with an axis of values. Text keeps its size at any width. */
function Columns({ bars, most, isWhole = false, format, ...room }: DrawingProps) {
  const { height, head, foot } = look.columnRoom;
  const across = scaleBand({
    domain: bars.map(({ key }) => key),
    range: [0, 100],
    padding: 0.35,
  });
  const up = scaleLinear({
    domain: [0, mostOf({ bars, most })],
    range: [height - foot, head],
    nice: isWhole ? false : 4,
  });
  const ticks = up.ticks(4);
  const isDense = bars.length > manyBars;
  return (
    <div className={look.columns} {...room}>
      <div className={look.axis}>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </div>
      <svg className={look.plot}>
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={up(tick)} y2={up(tick)} className={look.rule} />
        ))}
        {bars.map(({ key, name, value, isPresent }, index) => {
          const x = across(key) ?? 0;
          const middle = `${x + across.bandwidth() / 2}%`;
          const top = up(Math.max(0, value ?? 0));
          return (
            <g key={key}>
              <Bar
                x={`${x}%`}
                y={top}
                width={`${across.bandwidth()}%`}
                height={up(0) - top}
                rx={top === up(0) ? 0 : 5}
                className={look.bar}
                data-present={isPresent ? '' : undefined}
              />
              {value !== null && value > 0 && !isDense ? (
                <text x={middle} y={top - 8} textAnchor="middle" className={look.value}>
                  {format(value)}
                </text>
              ) : null}
              {isDense && (bars.length - 1 - index) % 2 === 1 ? null : (
                <text x={middle} y={height - 10} textAnchor="middle" className={look.words}>
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
