import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Clock, Undo2 } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { numberTable, tableScroller } from '#app/ui/layout/number-table.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { NoDataPanel } from '#app/ui/state/state-panel.tsx';
import { shownPercent } from '#domain/money/commission.ts';
import type {
  EarningRecord,
  EarningsPage as Earnings,
  ExpectedEarnings,
  MonthEarning,
} from '#domain/money/earnings.ts';
import type { Locale } from '#domain/locale.ts';
import { lazyRendered } from '#app/platform/page/lazy.ts';
import { formatMoney, formatWholeMoney } from '#domain/money/money.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import type { PayoutBalance } from '#domain/payout/payout-rules.ts';
import { css, cx } from '#styled/css/index.js';

import { BalancePanel } from '../payouts/balance-panel.tsx';
import * as look from './earnings.recipe.ts';

/** The chart library is loaded for this page only. */
const { Component: EarningsChart } = lazyRendered(
  async () => (await import('./earnings-chart.tsx')).EarningsChart,
);

/** How many bars fit side by side on a phone; the table lists older months in which something was sold. */
const barsShown = 6;

/** Shipping is omitted for celebrities who ship nothing. */
function hasShipping(sums: readonly Pick<MonthEarning, 'shipping'>[]): boolean {
  return sums.some(({ shipping }) => shipping > 0);
}

/** The payment state labels, which belong to another feature and are passed in. */
type PaymentNames = Readonly<Record<PaymentState, MessageDescriptor>>;

interface EarningsPageProps {
  earnings: Earnings;
  locale: Locale;
  paymentNames: PaymentNames;
  balance: PayoutBalance;
}

/** A celebrity's earnings: by month, as a chart and a table, and by order. */
export function EarningsPage({ earnings, locale, paymentNames, balance }: EarningsPageProps) {
  const percent = shownPercent(earnings.rate, locale);
  return (
    <div className={page}>
      <h1 className={pageTitle}>
        <Trans>My earnings</Trans>
      </h1>
      <p className={look.lead}>
        <Trans>
          We keep {percent}% of what fans pay; shipping is all yours. Each order keeps the rate that
          applied when it was placed.
        </Trans>
      </p>
      <div className={css({ marginBottom: '20px' })}>
        <BalancePanel balance={balance} locale={locale}>
          <Link
            to="/{-$locale}/my-payouts"
            className={cx(
              button({ variant: 'outline', size: 'normal' }),
              css({ marginTop: '20px' }),
            )}
          >
            <Trans>See my payouts</Trans>
          </Link>
        </BalancePanel>
      </div>
      {earnings.months ? <Months months={earnings.months} locale={locale} /> : null}
      <Expected expected={earnings.expected} locale={locale} />
      <h2 className={css({ textStyle: 'h2', marginTop: '40px', marginBottom: '16px' })}>
        <Trans>By order</Trans>
      </h2>
      <Orders orders={earnings.orders.rows} locale={locale} paymentNames={paymentNames} />
      <Pagination
        state={earnings.orders}
        link={(to, step) => (
          <Link to="/{-$locale}/my-earnings" search={to === 1 ? {} : { page: to }} {...step} />
        )}
      />
    </div>
  );
}

/** Pending amounts, separate from the earnings. */
function Expected({ expected, locale }: { expected: ExpectedEarnings; locale: Locale }) {
  const { count, isMore } = expected;
  if (count === 0) return null;
  const money = formatMoney(expected.theirs, locale);
  return (
    <section className={cx(panel, css({ marginTop: '20px' }))}>
      <h2 className={look.heading}>
        <Trans>Expected</Trans>
      </h2>
      <p className={css({ textStyle: 'h3' })}>
        {isMore ? <Trans>More than {money}</Trans> : money}
      </p>
      <p className={css({ color: 'text2' })}>
        {isMore ? null : (
          <>
            <Plural value={count} one="From # order." other="From # orders." />{' '}
          </>
        )}
        <Trans>An order counts as earned once it’s paid and fulfilled.</Trans>
      </p>
    </section>
  );
}

function Months({ months, locale }: { months: readonly MonthEarning[]; locale: Locale }) {
  const date = useDateFormat(locale);
  const money = (cents: number) => formatMoney(cents, locale);
  const wholeMoney = (cents: number) => formatWholeMoney(cents, locale);
  const recent = months.slice(-barsShown);
  const told = months.filter((month) => month.count > 0 || recent.includes(month));
  const posts = hasShipping(told);
  return (
    <div className={look.months}>
      <section className={cx(panel, look.chart)}>
        <h2 className={look.heading}>
          <Trans>By month</Trans>
        </h2>
        <Suspense fallback={<div className={look.room} />}>
          <EarningsChart
            months={recent}
            formatMoney={money}
            formatWholeMoney={wholeMoney}
            formatMonth={date.month}
          />
        </Suspense>
      </section>
      <section className={cx(panel, tableScroller)}>
        <table className={numberTable}>
          <caption className={css({ srOnly: true })}>
            <Trans>By month</Trans>
          </caption>
          <Head first={<Trans>Month</Trans>} posts={posts} />
          <tbody>
            {told.toReversed().map(({ month, ...sum }) => (
              <tr key={month}>
                <th scope="row">{date.month(month)}</th>
                <Amounts earning={sum} locale={locale} posts={posts} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Head({ first, posts }: { first: ReactNode; posts: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">
          <Trans>Price</Trans>
        </th>
        {posts ? (
          <th scope="col">
            <Trans>Shipping</Trans>
          </th>
        ) : null}
        <th scope="col">
          <Trans>Commission</Trans>
        </th>
        <th scope="col">
          <Trans>Your share</Trans>
        </th>
      </tr>
    </thead>
  );
}

type Sums = Pick<MonthEarning, 'price' | 'shipping' | 'commission' | 'theirs'>;

function Amounts(props: { earning: Sums; locale: Locale; posts: boolean }) {
  const { earning, locale } = props;
  return (
    <>
      <td>{formatMoney(earning.price, locale)}</td>
      {props.posts ? <td>{formatMoney(earning.shipping, locale)}</td> : null}
      <td>{formatMoney(earning.commission, locale)}</td>
      <td>
        <b>{formatMoney(earning.theirs, locale)}</b>
      </td>
    </>
  );
}

/** Why an order is not in any total: its payment is pending or was refunded. Nothing for paid orders. */
function NotInSum({ payment, names }: { payment: PaymentState; names: PaymentNames }) {
  const { t } = useLingui();
  if (payment === 'received') return null;
  if (payment !== 'awaiting') {
    return (
      <span className={cx(look.notInSum, look.wentBack)}>
        <Undo2 aria-hidden size={14} />
        {t(names[payment])}
      </span>
    );
  }
  return (
    <span className={look.notInSum}>
      <Clock aria-hidden size={14} />
      <Trans>not paid yet</Trans>
    </span>
  );
}

/** That a part of an order went back, which its amounts are without. */
function PartRefunded({ amount }: { amount: string }) {
  return (
    <span className={cx(look.notInSum, look.wentBack)}>
      <Undo2 aria-hidden size={14} />
      <Trans>{amount} refunded</Trans>
    </span>
  );
}

function Orders(props: {
  orders: readonly EarningRecord[];
  locale: Locale;
  paymentNames: PaymentNames;
}) {
  const { orders, locale, paymentNames } = props;
  const { t } = useLingui();
  const date = useDateFormat(locale);
  if (orders.length === 0) return <NoDataPanel />;
  const posts = hasShipping(orders);
  return (
    <section className={cx(panel, tableScroller)} aria-label={t`By order`}>
      <table className={numberTable}>
        <caption className={css({ srOnly: true })}>
          <Trans>By order</Trans>
        </caption>
        <Head first={<Trans>Order</Trans>} posts={posts} />
        <tbody>
          {orders.map(({ orderId, number, fanName, completedAt, payment, refunded, ...sum }) => (
            <tr key={orderId}>
              <th scope="row">
                <Link
                  to="/{-$locale}/my-orders/detail"
                  search={{ orderId }}
                  className={look.orderLink}
                >
                  <Trans>Order {number}</Trans>
                </Link>
                <span className={look.small}>
                  {fanName}, {date.day(completedAt)}
                </span>
                <NotInSum payment={payment} names={paymentNames} />
                {refunded > 0 ? <PartRefunded amount={formatMoney(refunded, locale)} /> : null}
              </th>
              <Amounts earning={sum} locale={locale} posts={posts} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
