import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Check, CircleAlert, Clock, Video, X } from 'lucide-react';
import type { ComponentType } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentStanding } from '#domain/payment/payment.ts';
import { css } from '#styled/css/index.js';

import { storeClosed } from '#app/entities/order/action.messages.ts';
import * as look from './approval.recipe.ts';
import { lineTitle, type ServiceNames } from '#app/entities/order/line-title.ts';
import { DueBadge } from '#app/entities/order/due-badge.tsx';
import { WaitingAge } from '#app/entities/order/waiting-age.tsx';

/** Props shared by all rows. */
export interface ApprovalLook {
  readonly locale: Locale;
  readonly serviceNames: ServiceNames;
  /** When the orders were fetched, in milliseconds. */
  readonly now: number;
  /** The fan's answers and the payment state, which belong to other features and are passed in. */
  readonly Answers: ComponentType<{ answers: Readonly<Record<string, string>>; orderId?: number }>;
  readonly PaymentState: ComponentType<{ order: PaymentStanding }>;
}

interface ApprovalRowProps extends ApprovalLook {
  order: Order;
  isChosen: boolean;
  waits: boolean;
  onChoose: () => void;
  onAccept: () => void;
  onReject: () => void;
}

/** One order awaiting approval, with everything needed to decide on it. */
export function ApprovalRow({ order, locale, serviceNames, now, ...props }: ApprovalRowProps) {
  const { t } = useLingui();
  const { number, celebrityName, billing } = order;
  const fanName = `${billing.firstName} ${billing.lastName}`.trim();
  const title = `approval-${order.id}`;
  return (
    // The keys move focus from row to row.
    <li tabIndex={-1} data-order={order.id} aria-labelledby={title} className={look.row}>
      <label className={look.chooser}>
        <input
          type="checkbox"
          checked={props.isChosen}
          aria-label={t`Select order ${number}`}
          onChange={props.onChoose}
        />
      </label>
      <div className={look.words}>
        <div className={look.head}>
          <h2 id={title} className={css({ textStyle: 'h3' })}>
            <Link
              to="/{-$locale}/my-orders/detail"
              search={{ orderId: order.id }}
              className={look.title}
            >
              <Trans>Order {number}</Trans>
            </Link>
          </h2>
          <span className={look.age}>
            <Clock aria-hidden size={16} />
            <WaitingAge order={order} now={now} />
          </span>
          <DueBadge order={order} now={now} />
          <props.PaymentState order={order} />
        </div>
        <p className={look.people}>
          <Trans>
            from {fanName} to {celebrityName}
          </Trans>
          {' · '}
          <span className={look.total}>{formatMoney(order.total, locale)}</span>
        </p>
        {order.storeIsClosed ? (
          <p className={look.closed}>
            <CircleAlert aria-hidden size={18} />
            {t(storeClosed(order))}
          </p>
        ) : null}
        {order.lines.map((line) => {
          const name = lineTitle(line, serviceNames);
          return (
            <div key={line.id} className={look.line}>
              <p className={css({ fontWeight: 500 })}>
                {typeof name === 'string' ? name : t(name)}
                {line.quantity > 1 ? ` × ${line.quantity}` : null}
              </p>
              <props.Answers answers={line.answers} orderId={order.id} />
              {line.fanVideo ? (
                <p className={look.hasVideo}>
                  <Video aria-hidden size={18} />
                  <Trans>The fan’s own video is on the order page.</Trans>
                </p>
              ) : null}
            </div>
          );
        })}
      </div>
      <div className={look.actions}>
        {order.storeIsClosed ? null : (
          <button
            type="button"
            className={button()}
            aria-label={t`Accept order ${number}`}
            {...busyButtonProps(props.waits, props.onAccept)}
          >
            <Check aria-hidden size={18} />
            <Trans>Accept</Trans>
          </button>
        )}
        <button
          type="button"
          className={button({ variant: 'danger' })}
          aria-label={t`Reject order ${number}`}
          {...busyButtonProps(props.waits, props.onReject)}
        >
          <X aria-hidden size={18} />
          <Trans>Reject</Trans>
        </button>
      </div>
    </li>
  );
}
