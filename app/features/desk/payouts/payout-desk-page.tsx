import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, TriangleAlert } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { PayableCelebrity, PayoutDeskView } from '#domain/payout/payout.ts';

import { PayableList } from './payable-list.tsx';
import * as look from '../runs/run-desk.recipe.ts';
import { PayoutOutcome } from './payout-outcome.tsx';
import type { Done } from './use-payout-work.tsx';
import { PayoutRun, type RunActions } from './payout-run.tsx';

interface PayoutDeskPageProps extends RunActions {
  desk: PayoutDeskView;
  locale: Locale;
  onPrepare: (chosen: readonly PayableCelebrity[]) => void;
  error: Error | null;
  done: Done;
  /** Whether the viewer can change the settings. */
  maySet: boolean;
}

/** The managers' payouts: who can be paid, and the runs. */
export function PayoutDeskPage(props: PayoutDeskPageProps) {
  const { desk, locale, onPrepare, error, done, maySet, ...actions } = props;
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
        <PayoutOutcome error={error} done={done} />
        {desk.rules.from === null ? (
          <NotBegun maySet={maySet} />
        ) : (
          <Payable desk={desk} locale={locale} isBusy={actions.isBusy} onPrepare={onPrepare} />
        )}
        {desk.runs.map((run) => (
          <PayoutRun key={run.id} run={run} locale={locale} {...actions} />
        ))}
      </div>
    </div>
  );
}

/** Until an administrator says which earnings are paid out here: the others were paid before. */
function NotBegun({ maySet }: { maySet: boolean }) {
  return (
    <section className={panel}>
      <h2 className={look.heading}>
        <Trans>Payouts haven’t begun</Trans>
      </h2>
      <p className={look.hint}>
        <Trans>
          An administrator sets the day from which earnings are paid out. What was earned before
          counts as paid.
        </Trans>
      </p>
      {maySet ? (
        <Link to="/{-$locale}/settings" className={button({ size: 'normal' })}>
          <Trans>Open the settings</Trans>
        </Link>
      ) : null}
    </section>
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
      {desk.withoutAccount > 0 ? (
        <p className={look.small}>
          <Plural
            value={desk.withoutAccount}
            one="# celebrity has no payout account yet."
            other="# celebrities have no payout account yet."
          />
        </p>
      ) : null}
      {desk.isMore ? (
        <p className={look.small}>
          <Trans>There are more. They appear once these are paid.</Trans>
        </p>
      ) : null}
    </section>
  );
}
