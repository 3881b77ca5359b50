import { Plural, Trans } from '@lingui/react/macro';
import { Download, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { MaskedIban } from '#app/entities/payment/masked-iban.tsx';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { badge } from '#app/ui/badge.recipe.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { refundMoves, type RefundRunView, type RefundView } from '#domain/refund/refund.ts';

import * as look from '../runs/run-desk.recipe.ts';
import { RefundBadge } from './refund-badge.tsx';
import type { RefundMoveAction } from './use-refund-work.tsx';

/** What can be done to a run and its refunds. */
export interface RefundRunActions {
  readonly isBusy: boolean;
  readonly onDownload: (run: RefundRunView) => void;
  readonly onSend: (run: RefundRunView) => void;
  readonly onMove: (refund: RefundView, action: RefundMoveAction) => void;
}

interface RefundRunProps extends RefundRunActions {
  run: RefundRunView;
  locale: Locale;
}

/** One run: its file, whether it was sent, and its refunds. */
export function RefundRun({ run, locale, ...actions }: RefundRunProps) {
  const date = useDateFormat(locale);
  const kept = run.refunds.filter(({ state }) => state !== 'dropped');
  const sum = formatMoney(
    kept.reduce((total, { cents }) => total + cents, 0),
    locale,
  );
  const isOpen = kept.some(({ state }) => refundMoves.send.from.includes(state));
  const isFiled = run.filedAt !== null;
  // What is owed nothing has to leave the run first, which it cannot once the bank may have the file.
  const isStale = !isFiled && kept.some((refund) => refund.isStale);
  const at = date.time(run.createdAt);
  return (
    <section className={panel}>
      <h3 className={look.heading}>
        <Trans>Run {run.id}</Trans>
      </h3>
      <p className={look.hint}>
        <Plural value={kept.length} one="# refund" other="# refunds" />, {sum}.{' '}
        <Trans>
          Prepared by {run.by} on {at}.
        </Trans>{' '}
        {run.filedAt === null ? null : <Trans>File downloaded on {date.time(run.filedAt)}.</Trans>}{' '}
        {run.sentAt === null ? null : <Trans>Sent on {date.time(run.sentAt)}.</Trans>}
      </p>
      <ul className={look.list}>
        {run.refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} isFiled={isFiled} locale={locale} {...actions} />
        ))}
      </ul>
      {kept.length === 0 || isStale ? null : (
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

function Refund(
  props: { refund: RefundView; isFiled: boolean; locale: Locale } & RefundRunActions,
) {
  const { refund, isFiled, locale, isBusy, onMove } = props;
  const { fan, number, end, cents, state, isStale } = refund;
  const allows = (action: RefundMoveAction) => refundMoves[action].from.includes(state);
  return (
    <li className={look.row}>
      <span className={look.name}>
        <Trans>Order {number}</Trans>, {fan}
        <span className={look.small}>
          <MaskedIban end={end} />
          {refund.isPart ? (
            <>
              {' · '}
              <Trans>part of the order</Trans>
            </>
          ) : null}
        </span>
      </span>
      <RefundBadge state={state} />
      {isStale ? (
        <span className={badge({ tone: 'warn' })}>
          <TriangleAlert aria-hidden />
          {isFiled ? (
            <Trans>No refund is due any more. Ask the bank to stop it.</Trans>
          ) : (
            <Trans>No refund is due any more. Take it out.</Trans>
          )}
        </span>
      ) : null}
      {allows('drop') && !isFiled ? (
        <Move isBusy={isBusy} onPress={() => onMove(refund, 'drop')}>
          <Trans>Take it out</Trans>
        </Move>
      ) : null}
      {allows('book') ? (
        <Move isBusy={isBusy} onPress={() => onMove(refund, 'book')}>
          <Trans>Book the refund</Trans>
        </Move>
      ) : null}
      {allows('return') ? (
        <Move isBusy={isBusy} onPress={() => onMove(refund, 'return')}>
          <Trans>The refund came back</Trans>
        </Move>
      ) : null}
      <span className={look.amount}>{formatMoney(cents, locale)}</span>
    </li>
  );
}

function Move(props: { isBusy: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className={button({ variant: 'quiet', size: 'normal' })}
      {...busyButtonProps(props.isBusy, props.onPress)}
    >
      {props.children}
    </button>
  );
}
