import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import { accountMoney } from '#domain/money/foreign-money.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { BankLine } from '#domain/payment/bank-desk/bank-line.ts';
import {
  bookingOf,
  canReopen,
  isToReturn,
  isToSendBack,
  type OfferedBooking,
  sendingBack,
} from '#domain/payment/bank-desk/line-action.ts';
import type { Proposal } from '#domain/payment/matching/line-match.ts';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';
import { dayText } from '#domain/time/date-text.ts';

import { matchReasonText } from './bank.messages.ts';
import * as look from './bank.recipe.ts';

interface LineRowProps {
  line: BankLine;
  locale: Locale;
  busy: boolean;
  /** The check box of a line that can be confirmed together with others. */
  chooser: ReactNode;
  onConfirm: () => void;
  onBook: (offered: OfferedBooking) => void;
  onAssign: () => void;
  onIgnore: () => void;
  onReopen: () => void;
  onReturn: () => void;
}

/** A line of a bank statement, with what it is matched with and what can be done. */
export function LineRow(props: LineRowProps) {
  const { line, locale, chooser } = props;
  const { t } = useLingui();
  const money = accountMoney(line.cents, line.currency, locale);
  const day = dayText(new Date(`${line.bookedAt}T12:00:00Z`), locale, 'UTC');
  const name = line.payerName || t`No name`;
  return (
    <li
      className={look.row}
      data-line={line.id}
      data-plain={chooser === null ? '' : undefined}
      tabIndex={-1}
      aria-label={`${name}, ${money}`}
    >
      {chooser}
      <div>
        <div className={look.head}>
          <h2 className={look.payer}>{name}</h2>
          <span className={look.amount}>{money}</span>
        </div>
        <p className={look.small}>
          {[day, line.payerIban === '' ? '' : inGroupsOfFour(line.payerIban)]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <p className={look.text}>{line.text}</p>
        {line.reference !== '' && !line.text.includes(line.reference) ? (
          <p className={look.small}>{line.reference}</p>
        ) : null}
        <Decided line={line} locale={locale} />
        {line.standing === 'open' && line.proposals.length > 0 ? (
          <ul className={look.proposals}>
            {line.proposals.map((proposal) => (
              <li key={proposal.orders.map(({ id }) => id).join()} className={look.proposal}>
                <Proposed proposal={proposal} locale={locale} />
                {line.state === 'certain' ? null : <Book {...props} proposal={proposal} />}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Actions {...props} name={name} />
    </li>
  );
}

/** The orders of a proposal, each with its share, and why they are proposed. */
function Proposed({ proposal, locale }: { proposal: Proposal; locale: Locale }) {
  const { t } = useLingui();
  return (
    <div>
      {proposal.orders.map(({ id, number, cents }) => (
        <span key={id}>
          <Link
            to="/{-$locale}/my-orders/detail"
            search={{ orderId: id }}
            className={look.orderLink}
          >
            <Trans>Order {number}</Trans>
          </Link>{' '}
          {cents > 0 ? formatMoney(cents, locale) : null}{' '}
        </span>
      ))}
      <span className={look.small}>
        {proposal.reasons.map((reason) => t(matchReasonText[reason])).join(', ')}
      </span>
    </div>
  );
}

function Book(props: LineRowProps & { proposal: Proposal }) {
  const { line, proposal, locale, busy, onBook } = props;
  const offered = bookingOf(line, proposal);
  if (!offered) return null;
  const rest = formatMoney(offered.goesBack, locale);
  const isPart = line.state === 'partial';
  return (
    <button
      type="button"
      className={button({ variant: 'outline', size: 'small' })}
      {...busyButtonProps(busy, () => onBook(offered))}
    >
      {offered.goesBack > 0 ? (
        <Trans>Book, {rest} to send back</Trans>
      ) : isPart ? (
        <Trans>Assign as part</Trans>
      ) : (
        <Trans>Book payment</Trans>
      )}
    </button>
  );
}

/** What was decided about a line. */
function Decided({ line, locale }: { line: BankLine; locale: Locale }) {
  const { shares, creditCents, returned, note, decidedBy } = line;
  const date = useDateFormat(locale);
  const back = accountMoney(creditCents, line.currency, locale);
  if (line.standing === 'open') return null;
  return (
    <>
      {shares.length > 0 ? (
        <Proposed
          proposal={{
            orders: shares.map(({ orderId, number, cents }) => ({ id: orderId, number, cents })),
            reasons: [],
          }}
          locale={locale}
        />
      ) : null}
      {creditCents > 0 ? (
        <p className={look.amount}>
          {returned ? <Trans>Sent back: {back}</Trans> : <Trans>To send back: {back}</Trans>}
        </p>
      ) : null}
      {note === '' ? null : <p className={look.text}>{note}</p>}
      {decidedBy === '' ? null : <p className={look.small}>{decidedBy}</p>}
      {returned ? (
        <p className={look.small}>{`${date.time(returned.at)} · ${returned.by}`}</p>
      ) : null}
    </>
  );
}

function Actions(props: LineRowProps & { name: string }) {
  const { line, busy, name } = props;
  const { t } = useLingui();
  const outline = button({ variant: 'outline', size: 'small' });
  const isOpen = line.standing === 'open';
  return (
    <div className={look.actions}>
      {isOpen && line.state === 'certain' ? (
        <button
          type="button"
          className={button({ size: 'small' })}
          aria-label={t`Confirm the payment from ${name}`}
          {...busyButtonProps(busy, props.onConfirm)}
        >
          <Trans>Confirm</Trans>
        </button>
      ) : null}
      {isToSendBack(line) ? (
        <button
          type="button"
          className={button({ size: 'small' })}
          aria-label={t`Mark the payment from ${name} to send back`}
          {...busyButtonProps(busy, () => props.onBook(sendingBack(line)))}
        >
          <Trans>Mark to send back</Trans>
        </button>
      ) : null}
      {isOpen && line.cents > 0 && line.currency === 'EUR' ? (
        <button
          type="button"
          className={outline}
          aria-label={t`Assign the payment from ${name}`}
          {...busyButtonProps(busy, props.onAssign)}
        >
          <Trans>Assign</Trans>
        </button>
      ) : null}
      {isOpen ? (
        <button
          type="button"
          className={button({ variant: 'quiet', size: 'small' })}
          aria-label={t`Set the line from ${name} aside`}
          {...busyButtonProps(busy, props.onIgnore)}
        >
          <Trans>Set aside</Trans>
        </button>
      ) : null}
      {isToReturn(line) ? (
        <button
          type="button"
          className={button({ size: 'small' })}
          aria-label={t`Mark the money of ${name} as sent back`}
          {...busyButtonProps(busy, props.onReturn)}
        >
          <Trans>Mark as sent back</Trans>
        </button>
      ) : null}
      {canReopen(line) ? (
        <button
          type="button"
          className={outline}
          aria-label={t`Undo what was decided about ${name}`}
          {...busyButtonProps(busy, props.onReopen)}
        >
          <Trans>Undo</Trans>
        </button>
      ) : null}
    </div>
  );
}
