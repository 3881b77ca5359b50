import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { DownloadButton } from '#app/entities/payment/download-button.tsx';
import { MaskedIban } from '#app/entities/payment/masked-iban.tsx';
import { PayoutPartsNote } from '#app/entities/payout/payout-parts.tsx';
import { PayoutBadge } from '#app/entities/payout/payout-badge.tsx';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { OwnPayout, OwnPayouts } from '#domain/payout/payout.ts';

import { BalancePanel } from './balance-panel.tsx';
import * as look from './payouts.recipe.ts';

interface PayoutsPageProps {
  payouts: OwnPayouts;
  locale: Locale;
  /** The form of the account. */
  account: ReactNode;
}

/** A celebrity's payouts: what there is, where it goes, what went, and statements. */
export function PayoutsPage({ payouts, locale, account }: PayoutsPageProps) {
  const { holdDays, minimum } = payouts.rules;
  const least = formatMoney(minimum, locale);
  return (
    <div className={page}>
      <Link to="/{-$locale}/my-earnings" className={button({ variant: 'quiet', size: 'normal' })}>
        <ArrowLeft size={18} aria-hidden="true" />
        <Trans>Back to my earnings</Trans>
      </Link>
      <h1 className={pageTitle}>
        <Trans>Your payouts</Trans>
      </h1>
      <div className={look.sections}>
        <BalancePanel balance={payouts.balance} locale={locale}>
          <p className={look.below}>
            <Plural
              value={holdDays}
              one="Earnings are on hold for # day."
              other="Earnings are on hold for # days."
            />{' '}
            <Trans>Our team pays out balances of {least} and more.</Trans>
          </p>
        </BalancePanel>
        <section className={panel}>
          <h2 className={look.heading}>
            <Trans>Payout account</Trans>
          </h2>
          {account}
        </section>
        <section className={panel}>
          <h2 className={look.heading}>
            <Trans>Payouts</Trans>
          </h2>
          <Payouts payouts={payouts.payouts} locale={locale} />
        </section>
        <Statements months={payouts.months} locale={locale} />
      </div>
    </div>
  );
}

function Payouts({ payouts, locale }: { payouts: readonly OwnPayout[]; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  if (payouts.length === 0)
    return (
      <p>
        <Trans>Nothing was paid out yet. Once it is, you see it here.</Trans>
      </p>
    );
  return (
    <ul className={look.list} aria-label={t`Payouts`}>
      {payouts.map(({ reference, cents, end, state, parts, at }) => (
        <li key={reference} className={look.row}>
          <span>
            <span className={look.amount}>{formatMoney(cents, locale)}</span>
            <span className={look.small}>
              {date.day(at)} · <MaskedIban end={end} /> · {reference}
            </span>
            <PayoutPartsNote parts={parts} locale={locale} className={look.small} />
          </span>
          <PayoutBadge state={state} />
        </li>
      ))}
    </ul>
  );
}

function Statements({ months, locale }: { months: readonly string[]; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const heading = useId();
  if (months.length === 0) return null;
  return (
    <section className={panel} aria-labelledby={heading}>
      <h2 id={heading} className={look.heading}>
        <Trans>Statements</Trans>
      </h2>
      <p className={look.hint}>
        <Trans>
          Every earning and payout of a month with your balance, to keep (PDF) or as a table for a
          spreadsheet (CSV).
        </Trans>
      </p>
      <ul className={look.months}>
        {months.map((month) => {
          const name = date.month(month);
          const address = `/api/payouts/statement?month=${month}&locale=${locale}`;
          return (
            <li key={month}>
              <p className={look.monthName}>{name}</p>
              <div className={look.files}>
                <DownloadButton
                  address={`${address}&format=pdf`}
                  name={`statement-${month}.pdf`}
                  label={t`${name} (PDF)`}
                />
                <a
                  href={address}
                  download
                  className={button({ variant: 'outline', size: 'normal' })}
                >
                  <Download size={18} aria-hidden="true" />
                  {t`${name} (CSV)`}
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
