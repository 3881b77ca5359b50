import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CircleCheck, TriangleAlert } from 'lucide-react';

import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { PayableCelebrity, PayoutDeskView } from '#domain/payout/payout.ts';

import { PayableList } from './payable-list.tsx';
import * as look from './payout-desk.recipe.ts';
import { PayoutRun, type RunActions } from './payout-run.tsx';

interface PayoutDeskPageProps extends RunActions {
  desk: PayoutDeskView;
  locale: Locale;
  onPrepare: (chosen: readonly PayableCelebrity[]) => void;
  error: Error | null;
  done: 'prepared' | 'sent' | 'undone' | false;
}

/** The managers' payouts: who can be paid, and the runs. */
export function PayoutDeskPage(props: PayoutDeskPageProps) {
  const { desk, locale, onPrepare, error, done, ...actions } = props;
  return (
    <div className={page}>
      <Link to="/{-$locale}/desk" className={look.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        <Trans>Back to the desk</Trans>
      </Link>
      <h1 className={pageTitle}>
        <Trans>Payouts</Trans>
      </h1>
      <div className={look.sections}>
        <Outcome error={error} done={done} />
        <Payable desk={desk} locale={locale} isBusy={actions.isBusy} onPrepare={onPrepare} />
        {desk.runs.map((run) => (
          <PayoutRun key={run.id} run={run} locale={locale} {...actions} />
        ))}
      </div>
    </div>
  );
}

function Outcome({ error, done }: Pick<PayoutDeskPageProps, 'error' | 'done'>) {
  if (error) {
    const isStale = error instanceof AppError && error.code === 'payout_moved_on';
    return (
      <p role="alert" className={notice({ tone: 'bad' })}>
        <TriangleAlert aria-hidden />
        {isStale ? (
          <Trans>
            Something changed in the meantime, so nothing was done. The page shows how it stands
            now.
          </Trans>
        ) : (
          <Trans>An error occurred. Please try later</Trans>
        )}
      </p>
    );
  }
  if (!done) return null;
  return (
    <output className={notice({ tone: 'good' })}>
      <CircleCheck aria-hidden />
      {done === 'prepared' ? (
        <Trans>The payouts are prepared. Download the file and give it to the bank.</Trans>
      ) : null}
      {done === 'sent' ? <Trans>The run is sent, and the celebrities know.</Trans> : null}
      {done === 'undone' ? <Trans>The money is in the balance again.</Trans> : null}
    </output>
  );
}

function Payable(props: Pick<PayoutDeskPageProps, 'desk' | 'locale' | 'isBusy' | 'onPrepare'>) {
  const { desk, locale, isBusy, onPrepare } = props;
  const { payable, rules, hasOwnAccount } = desk;
  const { holdDays } = rules;
  const least = formatMoney(rules.minimum, locale);
  return (
    <section className={panel}>
      <h2 className={look.heading}>
        <Trans>To pay out</Trans>
      </h2>
      <p className={look.hint}>
        <Trans>Balances of {least} and more.</Trans>{' '}
        <Plural
          value={holdDays}
          one="Earnings younger than # day aren’t in them."
          other="Earnings younger than # days aren’t in them."
        />
      </p>
      {hasOwnAccount ? null : (
        <p className={notice({ tone: 'warn' })}>
          <TriangleAlert aria-hidden />
          <Trans>
            The site has no bank account to pay from. An administrator adds one in the settings.
          </Trans>
        </p>
      )}
      {payable.length === 0 ? (
        <p>
          <Trans>No one is waiting for a payout.</Trans>
        </p>
      ) : (
        <PayableList
          // After a run nothing is chosen.
          key={desk.runs[0]?.id}
          payable={payable}
          locale={locale}
          isBusy={isBusy || !hasOwnAccount}
          onPrepare={onPrepare}
        />
      )}
      {desk.isMore ? (
        <p className={look.small}>
          <Trans>There are more. They appear once these are paid.</Trans>
        </p>
      ) : null}
    </section>
  );
}
