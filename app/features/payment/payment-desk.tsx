import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { useDateFormat } from '#app/platform/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/form.recipe.ts';
import { focusWhenLost } from '#app/ui/resting.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { creditorReference } from '#domain/creditor-reference.ts';
import { inGroupsOfFour } from '#domain/iban.ts';
import { isSessionGone } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { Order } from '#domain/order.ts';
import type { Paged } from '#domain/pagination.ts';
import { fullName } from '#domain/person-name.ts';
import { paymentStates, type PaymentState } from '#domain/payment.ts';
import type { User } from '#domain/user.ts';
import { css } from '#styled/css/index.js';

import { PaymentBadge } from './payment-badge.tsx';
import { PaymentSwitch } from './payment-switch.tsx';
import { paymentFailure, paymentLabel } from './payment.messages.ts';
import { usePaymentChange } from './use-payment-change.ts';

/** What the desk is set to; null for every state. */
export interface DeskSearch {
  readonly payment: PaymentState | null;
  readonly find: string;
}

interface PaymentDeskProps {
  orders: Paged<Order>;
  viewer: User;
  locale: Locale;
  search: DeskSearch;
  onSearch: (search: DeskSearch) => void;
  /** The pages of the list. */
  pagination: ReactNode;
}

const choices = css({
  display: 'flex',
  border: 0,
  padding: 0,
  flexWrap: 'wrap',
  gap: '8px',
  marginBottom: '20px',
});
const finder = css({ maxWidth: '640px', '& > div': { marginBottom: '8px' } });
const list = css({ listStyle: 'none', display: 'grid', gap: '16px', marginTop: '24px' });
const facts = css({
  display: 'grid',
  gap: '2px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  marginBlock: '12px',
  '& dt': { textStyle: 'hint', color: 'text2' },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

/**
 * The orders by their money, each with the switch that says that it came in. A line of a bank statement, a reference, an
 * order number or an amount finds the order.
 */
export function PaymentDesk(props: PaymentDeskProps) {
  const { t } = useLingui();
  const { orders, search, onSearch } = props;
  const [typed, setTyped] = useState(search.find);
  const section = useRef<HTMLElement>(null);
  const seen = useRef(orders.rows);
  // The row whose switch was pressed may be gone.
  useEffect(() => {
    if (seen.current !== orders.rows) focusWhenLost(section.current);
    seen.current = orders.rows;
  }, [orders.rows]);
  return (
    <section ref={section} tabIndex={-1} aria-label={t`Payment`}>
      <fieldset className={choices} aria-label={t`Payment`}>
        {[...paymentStates, null].map((payment) => (
          <button
            key={payment ?? 'all'}
            type="button"
            className={button({
              variant: payment === search.payment ? 'filled' : 'outline',
              size: 'small',
            })}
            aria-pressed={payment === search.payment}
            onClick={() => onSearch({ payment, find: search.find })}
          >
            {payment ? t(paymentLabel[payment]) : <Trans>All orders</Trans>}
          </button>
        ))}
      </fieldset>
      <form
        className={finder}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ payment: search.payment, find: typed.trim() });
        }}
      >
        <TextField
          label={t`Find by reference, order number or amount`}
          hint={t`A whole line of a bank statement will do.`}
          type="search"
          value={typed}
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className={button({ variant: 'outline' })}>
          <Search aria-hidden size={18} />
          <Trans>Find</Trans>
        </button>
      </form>
      {orders.rows.length === 0 ? (
        <p className={css({ marginTop: '24px' })}>
          <Trans>No data available.</Trans>
        </p>
      ) : (
        <ul className={list}>
          {orders.rows.map((order) => (
            <PaymentRow key={order.id} order={order} viewer={props.viewer} locale={props.locale} />
          ))}
        </ul>
      )}
      {props.pagination}
    </section>
  );
}

function PaymentRow({ order, viewer, locale }: { order: Order; viewer: User; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const change = usePaymentChange(order);
  const { say } = useToasts();
  const { number } = order;
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
        <PaymentBadge order={order} />
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
          <dd>{inGroupsOfFour(creditorReference(number))}</dd>
        </div>
        <div>
          <dt>
            <Trans>Fan</Trans>
          </dt>
          <dd>{fullName(order.billing)}</dd>
        </div>
        <div>
          <dt>
            <Trans>When</Trans>
          </dt>
          <dd>{date.day(order.createdAt)}</dd>
        </div>
      </dl>
      <PaymentSwitch
        order={order}
        viewer={viewer}
        sending={change.sending}
        onSwitch={(action) =>
          change.mutate(
            { action, reference: '' },
            {
              // The row may leave the list with this, so it is told where it stays.
              onSuccess: ({ payment }) => {
                const state = t(paymentLabel[payment]);
                say({ kind: 'success', text: t`Order ${number}: ${state}` });
              },
              onError: (error) => {
                if (isSessionGone(error)) return;
                say({ kind: 'error', text: t(paymentFailure(error)) });
              },
            },
          )
        }
      />
    </li>
  );
}
