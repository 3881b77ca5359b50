import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CircleCheck, TriangleAlert } from 'lucide-react';

import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import type { DueRefund, RefundDeskView } from '#domain/refund/refund.ts';

import * as look from '../runs/run-desk.recipe.ts';
import { RunRefusal } from '../runs/run-refusal.tsx';
import { DueRefundList } from './due-refund-list.tsx';
import { ExpectedReturns } from './expected-returns.tsx';
import { RefundRun, type RefundRunActions } from './refund-run.tsx';
import type { RefundsDone } from './use-refund-work.tsx';

interface RefundDeskPageProps extends RefundRunActions {
  desk: RefundDeskView;
  locale: Locale;
  onPrepare: (chosen: readonly DueRefund[]) => void;
  error: Error | null;
  done: RefundsDone;
}

/** The managers' refunds by bank transfer: what is due, and the runs. */
export function RefundDeskPage(props: RefundDeskPageProps) {
  const { desk, locale, onPrepare, error, done, ...actions } = props;
  return (
    <div className={page}>
      <Link to="/{-$locale}/desk" className={look.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        <Trans>Back to the desk</Trans>
      </Link>
      <h1 className={pageTitle}>
        <Trans>Refunds</Trans>
      </h1>
      <div className={look.sections}>
        <Outcome error={error} done={done} />
        <ExpectedReturns />
        <Due desk={desk} locale={locale} isBusy={actions.isBusy} onPrepare={onPrepare} />
        {desk.runs.map((run) => (
          <RefundRun key={run.id} run={run} locale={locale} {...actions} />
        ))}
      </div>
    </div>
  );
}

function Outcome({ error, done }: Pick<RefundDeskPageProps, 'error' | 'done'>) {
  if (error) return <RunRefusal error={error} />;
  if (!done) return null;
  return (
    <output className={notice({ tone: 'good' })}>
      <CircleCheck aria-hidden />
      {done === 'prepared' ? (
        <Trans>The refunds are prepared. Download the file and give it to the bank.</Trans>
      ) : null}
      {done === 'filed' ? (
        <Trans>The file is downloaded. Mark the run as sent once the bank has it.</Trans>
      ) : null}
      {done === 'sent' ? (
        <Trans>The run is sent. Its refunds are booked with the next bank statement.</Trans>
      ) : null}
      {done === 'book' ? <Trans>The order is refunded, and the fan knows.</Trans> : null}
      {done === 'drop' ? <Trans>The order waits for its refund again.</Trans> : null}
      {done === 'return' ? (
        <Trans>The order waits for its refund again, and the fan is asked for an account.</Trans>
      ) : null}
    </output>
  );
}

function Due(props: Pick<RefundDeskPageProps, 'desk' | 'locale' | 'isBusy' | 'onPrepare'>) {
  const { desk, locale, isBusy, onPrepare } = props;
  const { due, hasOwnAccount } = desk;
  return (
    <section className={panel}>
      <h2 className={look.heading}>
        <Trans>To refund</Trans>
      </h2>
      <p className={look.hint}>
        <Trans>
          Orders paid by bank transfer whose money goes back. Card payments are refunded in the list
          of due refunds.
        </Trans>
      </p>
      {hasOwnAccount ? null : (
        <p className={notice({ tone: 'warn' })}>
          <TriangleAlert aria-hidden />
          <Trans>
            The site has no bank account to pay from. An administrator adds one in the settings.
          </Trans>
        </p>
      )}
      {due.length === 0 ? (
        <p>
          <Trans>No one is waiting for a refund by bank transfer.</Trans>
        </p>
      ) : (
        <DueRefundList
          // After a run nothing is chosen.
          key={desk.runs[0]?.id}
          due={due}
          locale={locale}
          isBusy={isBusy || !hasOwnAccount}
          onPrepare={onPrepare}
        />
      )}
      {desk.isMore ? (
        <p className={look.small}>
          <Trans>There are more. They appear once these are refunded.</Trans>
        </p>
      ) : null}
    </section>
  );
}
