import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';

import { DownloadButton } from '#app/entities/payment/download-button.tsx';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { lazyRendered } from '#app/platform/page/lazy.ts';
import { NoDataPanel } from '#app/ui/state/state-panel.tsx';
import { addressOfSearch, type FiguresSearch } from '#domain/figures/figures-search.ts';
import { acceptanceRate, onTimeRate, type FiguresView } from '#domain/figures/figures.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { css, cx } from '#styled/css/index.js';

import { CelebrityTable, Overdue } from './celebrity-table.tsx';
import { FigureFilters } from './figure-filters.tsx';
import { Share, Span } from './figure-words.tsx';
import * as look from './figures.recipe.ts';
import { MoneyTable, OrderTable } from './month-tables.tsx';

/** The chart library is loaded for pages that draw only. */
const { Component: FigureChart } = lazyRendered(
  async () => (await import('./figure-charts.tsx')).FigureChart,
);

interface FiguresPageProps {
  view: FiguresView;
  search: FiguresSearch;
  locale: Locale;
  onShow: (asked: { from: string; to: string; celebrity: number | undefined }) => void;
}

/** How the shop does: money and orders, by month and by celebrity. */
export function FiguresPage({ view, search, locale, onShow }: FiguresPageProps) {
  const { period, celebrityId } = view;
  return (
    <div className={page}>
      <Link to="/{-$locale}/desk" className={look.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        <Trans>Back to the desk</Trans>
      </Link>
      <h1 className={pageTitle}>
        <Trans>Figures</Trans>
      </h1>
      <FigureFilters
        key={`${period.from} ${period.to} ${celebrityId ?? ''}`}
        view={view}
        locale={locale}
        onShow={onShow}
      />
      {view.celebrities.length === 0 ? (
        <NoDataPanel />
      ) : (
        <Sections view={view} search={search} locale={locale} />
      )}
    </div>
  );
}

type SectionsProps = Omit<FiguresPageProps, 'onShow'>;

function Sections({ view, search, locale }: SectionsProps) {
  const { months, total, celebrities, left } = view;
  const tables = { months, total, search, locale };
  return (
    <div className={look.sections}>
      <Headline view={view} locale={locale} />
      <section className={cx(panel, look.chart)}>
        <h2 className={look.heading}>
          <Trans>Received by month</Trans>
        </h2>
        <p className={look.hint}>
          <Trans>Money counts in the month in which it moved. Months are those of UTC.</Trans>
        </p>
        <Suspense fallback={<div className={look.room} />}>
          <FigureChart months={months} of="received" locale={locale} />
        </Suspense>
      </section>
      <MoneyTable {...tables} />
      <section className={cx(panel, look.chart)}>
        <h2 className={look.heading}>
          <Trans>Acceptance rate by month</Trans>
        </h2>
        <p className={look.hint}>
          <Trans>
            Orders count in the month in which they were placed. The rate is the share of accepted
            orders among those that celebrities answered. Times are medians.
          </Trans>
        </p>
        <Suspense fallback={<div className={look.room} />}>
          <FigureChart months={months} of="acceptance" locale={locale} />
        </Suspense>
      </section>
      <OrderTable {...tables} />
      <h2 className={css({ textStyle: 'h2', marginTop: '20px' })}>
        <Trans>By celebrity</Trans>
      </h2>
      <CelebrityTable rows={celebrities} left={left} search={search} locale={locale} />
      <Downloads search={search} locale={locale} />
    </div>
  );
}

function Tile({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={look.tile}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Headline({ view, locale }: Pick<SectionsProps, 'view' | 'locale'>) {
  const { total, overdue } = view;
  return (
    <dl className={look.headline}>
      <Tile name={<Trans>Received</Trans>}>{formatMoney(total.received, locale)}</Tile>
      <Tile name={<Trans>Commission</Trans>}>{formatMoney(total.commission, locale)}</Tile>
      <Tile name={<Trans>Acceptance rate</Trans>}>
        <Share share={acceptanceRate(total)} locale={locale} />
      </Tile>
      <Tile name={<Trans>Time to answer</Trans>}>
        <Span seconds={total.answerSeconds} />
      </Tile>
      <Tile name={<Trans>Delivered on time</Trans>}>
        <Share share={onTimeRate(total)} locale={locale} />
      </Tile>
      <Tile name={<Trans>Overdue now</Trans>}>
        {overdue === 0 ? (
          0
        ) : (
          <Link to="/{-$locale}/desk" search={{ list: 'due' }} className={look.link}>
            <Overdue count={overdue} />
          </Link>
        )}
      </Tile>
    </dl>
  );
}

function Downloads({ search, locale }: Pick<SectionsProps, 'search' | 'locale'>) {
  const { t } = useLingui();
  const addressOf = (table: string) => {
    const query = addressOfSearch(search);
    query.set('table', table);
    query.set('locale', locale);
    return `/api/figures?${query.toString()}`;
  };
  return (
    <div className={look.downloads}>
      <div>
        <DownloadButton
          address={addressOf('months')}
          name="figures-months.csv"
          label={t`By month (CSV)`}
        />
      </div>
      <div>
        <DownloadButton
          address={addressOf('celebrities')}
          name="figures-celebrities.csv"
          label={t`By celebrity (CSV)`}
        />
      </div>
    </div>
  );
}
