import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRef, type ComponentType, type ReactNode } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { NoDataPanel } from '#app/ui/state/state-panel.tsx';
import { usePlaceInList } from '#app/ui/list/use-place-in-list.ts';
import { isSessionGone } from '#domain/error-kinds.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';
import type { Role } from '#domain/account/role.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';
import { fullName } from '#domain/person/person-name.ts';
import { paymentMoveFor, type PaymentAction } from '#domain/payment/payment-move.ts';
import type { User } from '#domain/account/user.ts';
import { css } from '#styled/css/index.js';

import { DueBadge } from '#app/entities/order/due-badge.tsx';
import { PaymentBadge } from '#app/entities/payment/payment-badge.tsx';
import { PaymentSwitch } from '#app/entities/payment/payment-switch.tsx';
import {
  paymentActionLabel,
  paymentFailure,
  paymentLabel,
} from '#app/entities/payment/payment.messages.ts';
import { usePaymentChange } from '#app/entities/payment/use-payment-change.ts';
import { useRefundDecision } from '#app/entities/payment/use-refund-decision.tsx';

interface PaymentListProps {
  orders: readonly Order[];
  /** Whether a payment is being recorded; once false, `orders` reflects the result. */
  isBooking: boolean;
  viewer: User;
  locale: Locale;
  /** When the orders were fetched, in milliseconds. */
  now: number;
  /** The status badge, which belongs to the orders and is passed in. */
  Badge: ComponentType<{ reader: Role; status: OrderStatus }>;
  /** The empty state, replacing the message that there are none. */
  nothing: ReactNode;
}

const list = css({ listStyle: 'none', display: 'grid', gap: '16px' });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
});
const facts = css({
  display: 'grid',
  gap: '2px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  marginBlock: '12px',
  '& dt': { textStyle: 'hint', color: 'text2' },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

/** Orders by payment state, each with a switch to mark it as paid, and its other actions. */
export function PaymentList({ orders, isBooking, nothing, ...rest }: PaymentListProps) {
  const rows = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  // Not the next switch: an extra click must not mark another payment as received.
  const leave = usePlaceInList(!isBooking, (place) => {
    const links = rows.current?.querySelectorAll<HTMLElement>('h2 > a');
    return links?.[Math.min(place, links.length - 1)] ?? empty.current;
  });
  if (orders.length === 0) {
    return (
      <div ref={empty} tabIndex={-1}>
        {nothing ?? <NoDataPanel />}
      </div>
    );
  }
  return (
    <ul ref={rows} className={list}>
      {orders.map((order, place) => (
        <PaymentRow key={order.id} order={order} onSend={() => leave(place)} {...rest} />
      ))}
    </ul>
  );
}

/** The expected payment reference; one shared with other orders links to all of them. */
function Reference({ order: { checkout, number } }: { order: Order }) {
  const reference = creditorReference(checkout?.reference ?? number);
  const shown = inGroupsOfFour(reference);
  if (checkout === null) return shown;
  return (
    <Link
      to="/{-$locale}/desk"
      search={{ list: 'all', find: reference }}
      className={css({
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '44px',
        textDecoration: 'underline',
      })}
    >
      {shown}
    </Link>
  );
}

interface PaymentRowProps extends Omit<PaymentListProps, 'orders' | 'isBooking' | 'nothing'> {
  order: Order;
  /** Called when an action starts that may remove the order from the list. */
  onSend: () => void;
}

function PaymentRow({ order, viewer, locale, now, Badge, onSend }: PaymentRowProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const change = usePaymentChange(order);
  const decideOn = useRefundDecision(order, locale);
  const { say } = useToasts();
  const { number } = order;
  const refund = t(paymentActionLabel.refund);
  // The action removes the row from the list, so the message must not depend on it being mounted.
  const send = async (action: PaymentAction) => {
    if (!(await decideOn(action))) return;
    onSend();
    try {
      const changed = await change.begin({ action, reference: '' });
      if (!changed) return;
      const state = t(paymentLabel[changed.payment]);
      say({ kind: 'success', text: t`Order ${number}: ${state}` });
    } catch (error) {
      if (!(error instanceof Error) || isSessionGone(error)) return;
      say({ kind: 'error', text: t(paymentFailure(error)) });
    }
  };
  return (
    <li className={panel}>
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px 16px',
        })}
      >
        <h2 className={css({ textStyle: 'h3' })}>
          <Link
            to="/{-$locale}/my-orders/detail"
            search={{ orderId: order.id }}
            className={css({ color: 'brandInk', textDecoration: 'underline' })}
          >
            <Trans>Order {number}</Trans>
          </Link>
        </h2>
        <Badge reader={viewer.role} status={order.status} />
        <PaymentBadge order={order} />
        <DueBadge order={order} now={now} />
      </div>
      <dl className={facts}>
        <div>
          <dt>
            <Trans>Amount</Trans>
          </dt>
          <dd>{formatMoney(order.total, locale)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Payment reference</Trans>
          </dt>
          <dd>
            <Reference order={order} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Fan</Trans>
          </dt>
          <dd>{fullName(order.billing)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Celebrity</Trans>
          </dt>
          <dd>{order.celebrityName}</dd>
        </div>
        <div>
          <dt>
            <Trans>When</Trans>
          </dt>
          <dd>{date.day(order.createdAt)}</dd>
        </div>
      </dl>
      <div className={ways}>
        <PaymentSwitch
          order={order}
          viewer={viewer}
          sending={change.sending}
          onSwitch={(action) => void send(action)}
        />
        {paymentMoveFor(viewer, order, 'refund') ? (
          <button
            type="button"
            className={button({ variant: 'outline', size: 'small' })}
            aria-label={t`${refund}, order ${number}`}
            {...busyButtonProps(change.sending !== null, () => void send('refund'))}
          >
            {refund}
          </button>
        ) : null}
      </div>
    </li>
  );
}
