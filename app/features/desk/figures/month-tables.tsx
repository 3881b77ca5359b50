import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { numberTable, tableScroller } from '#app/ui/layout/number-table.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { FiguresSearch } from '#domain/figures/figures-search.ts';
import {
  acceptanceRate,
  onTimeRate,
  type Figures,
  type MonthFigures,
} from '#domain/figures/figures.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { monthText } from '#domain/time/date-text.ts';
import { css, cx } from '#styled/css/index.js';

import { Share, Span } from './figure-words.tsx';
import * as look from './figures.recipe.ts';

interface MonthTableProps {
  /** Oldest first; the newest is shown first. */
  months: readonly MonthFigures[];
  total: Figures;
  search: FiguresSearch;
  locale: Locale;
}

interface TableProps extends MonthTableProps {
  caption: ReactNode;
  names: readonly ReactNode[];
  cells: (figures: Figures) => readonly ReactNode[];
}

/** A row for each month, and one of all. Columns keep their places. */
function MonthTable({ months, total, search, locale, caption, names, cells }: TableProps) {
  return (
    <section className={cx(panel, tableScroller)}>
      <table className={cx(numberTable, look.wide)}>
        <caption className={css({ srOnly: true })}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Month</Trans>
            </th>
            {names.map((name, column) => (
              <th key={column} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, ...figures }) => (
            <tr key={month}>
              <th scope="row">
                <Link
                  to="/{-$locale}/desk/figures"
                  search={{ ...search, from: month, to: month }}
                  className={look.link}
                >
                  {monthText(month, locale)}
                </Link>
              </th>
              {cells(figures).map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Total</Trans>
            </th>
            {cells(total).map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** What moved in each month. */
export function MoneyTable(props: MonthTableProps) {
  const money = (cents: number) => formatMoney(cents, props.locale);
  return (
    <MonthTable
      {...props}
      caption={<Trans>Money by month</Trans>}
      names={[
        <Trans key="received">Received</Trans>,
        <Trans key="refunded" context="amount">
          Refunded
        </Trans>,
        <Trans key="commission">Commission</Trans>,
        <Trans key="earned">Celebrities’ earnings</Trans>,
        <Trans key="paid-out">Paid out</Trans>,
      ]}
      cells={({ received, refunded, commission, earned, paidOut }) =>
        [received, refunded, commission, earned, paidOut].map(money)
      }
    />
  );
}

/** What became of the orders of each month. */
export function OrderTable(props: MonthTableProps) {
  const { locale } = props;
  return (
    <MonthTable
      {...props}
      caption={<Trans>Orders by month</Trans>}
      names={[
        <Trans key="placed">Orders</Trans>,
        <Trans key="accepted" context="number of orders">
          Accepted
        </Trans>,
        <Trans key="rejected" context="number of orders">
          Rejected
        </Trans>,
        <Trans key="cancelled" context="number of orders">
          Cancelled
        </Trans>,
        <Trans key="expired" context="number of orders">
          Expired
        </Trans>,
        <Trans key="delivered" context="number of orders">
          Delivered
        </Trans>,
        <Trans key="acceptance">Acceptance rate</Trans>,
        <Trans key="answer">Time to answer</Trans>,
        <Trans key="delivery">Time to deliver</Trans>,
        <Trans key="on-time">On time</Trans>,
      ]}
      cells={(figures) => [
        ...[figures.placed, figures.accepted, figures.rejected],
        ...[figures.cancelled, figures.expired, figures.delivered],
        <Share key="acceptance" share={acceptanceRate(figures)} locale={locale} />,
        <Span key="answer" seconds={figures.answerSeconds} />,
        <Span key="delivery" seconds={figures.deliverySeconds} />,
        <Share key="on-time" share={onTimeRate(figures)} locale={locale} />,
      ]}
    />
  );
}
