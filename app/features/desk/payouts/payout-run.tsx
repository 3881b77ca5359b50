import { Plural, Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';

import { MaskedIban } from '#app/entities/payment/masked-iban.tsx';
import { PayoutPartsNote } from '#app/entities/payout/payout-parts.tsx';
import { PayoutBadge } from '#app/entities/payout/payout-badge.tsx';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { payoutMoves, type PayoutRunView, type PayoutView } from '#domain/payout/payout.ts';

import * as look from '../runs/run-desk.recipe.ts';

/** What can be done to a run and its payouts. */
export interface RunActions {
  readonly isBusy: boolean;
  readonly onDownload: (run: PayoutRunView) => void;
  readonly onSend: (run: PayoutRunView) => void;
  readonly onUndo: (payout: PayoutView, action: 'drop' | 'return') => void;
}

interface PayoutRunProps extends RunActions {
  run: PayoutRunView;
  locale: Locale;
}

/** One run: its file, whether it was sent, and its payouts. */
export function PayoutRun({ run, locale, ...actions }: PayoutRunProps) {
  const date = useDateFormat(locale);
  const kept = run.payouts.filter(({ state }) => state !== 'dropped');
  const sum = formatMoney(
    kept.reduce((cents, payout) => cents + payout.cents, 0),
    locale,
  );
  const isOpen = kept.some(({ state }) => state === payoutMoves.send.from);
  const at = date.time(run.createdAt);
  return (
    <section className={panel}>
      <h3 className={look.heading}>
        <Trans>Run {run.id}</Trans>
      </h3>
      <p className={look.hint}>
        <Plural value={kept.length} one="# payout" other="# payouts" />, {sum}.{' '}
        <Trans>
          Prepared by {run.by} on {at}.
        </Trans>{' '}
        {run.filedAt === null ? null : <Trans>File downloaded on {date.time(run.filedAt)}.</Trans>}{' '}
        {run.sentAt === null ? null : <Trans>Sent on {date.time(run.sentAt)}.</Trans>}
      </p>
      <ul className={look.list}>
        {run.payouts.map((payout) => (
          <Payout key={payout.id} payout={payout} run={run} locale={locale} {...actions} />
        ))}
      </ul>
      {kept.length === 0 ? null : (
        <div className={look.foot}>
          <button
            type="button"
            className={button({ variant: 'outline', size: 'normal' })}
            {...busyButtonProps(actions.isBusy, () => actions.onDownload(run))}
          >
            <Download size={18} aria-hidden="true" />
            <Trans>Download the file</Trans>
          </button>
          {isOpen ? (
            <button
              type="button"
              className={button({ size: 'normal' })}
              {...busyButtonProps(actions.isBusy, () => actions.onSend(run))}
            >
              <Trans>Mark as sent</Trans>
            </button>
          ) : null}
        </div>
      )}
    </section>
  );
}

function Payout(props: { payout: PayoutView; run: PayoutRunView; locale: Locale } & RunActions) {
  const { payout, run, locale, isBusy, onUndo } = props;
  const { name, end, cents, state } = payout;
  const action =
    state === payoutMoves.drop.from && run.filedAt === null
      ? ('drop' as const)
      : state === payoutMoves.return.from
        ? ('return' as const)
        : null;
  return (
    <li className={look.row}>
      <span className={look.name}>
        {name}
        <span className={look.small}>
          <MaskedIban end={end} />
        </span>
        <PayoutPartsNote parts={payout.parts} locale={locale} className={look.small} />
      </span>
      <PayoutBadge state={state} />
      {action === null ? null : (
        <button
          type="button"
          className={button({ variant: 'quiet', size: 'normal' })}
          {...busyButtonProps(isBusy, () => onUndo(payout, action))}
        >
          {action === 'drop' ? <Trans>Cancel this payout</Trans> : <Trans>It came back</Trans>}
        </button>
      )}
      <span className={look.amount}>{formatMoney(cents, locale)}</span>
    </li>
  );
}
