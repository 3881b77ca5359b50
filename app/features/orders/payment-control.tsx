import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { focusWhenLost, busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { paymentMovesOpenTo, type PaymentAction } from '#domain/payment/payment-move.ts';
import { actsAs } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { css } from '#styled/css/index.js';

import { PaymentBadge } from '#app/entities/payment/payment-badge.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PaymentSwitch } from '#app/entities/payment/payment-switch.tsx';
import { paymentActionLabel, paymentFailure } from '#app/entities/payment/payment.messages.ts';
import { usePaymentChange } from '#app/entities/payment/use-payment-change.ts';
import { useRefundDecision } from '#app/entities/payment/use-refund-decision.tsx';

interface PaymentControlProps {
  order: Order;
  viewer: User;
  locale: Locale;
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: '12px',
});
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '4px' });

/** The managers' controls for an order's payment, and its history; renders nothing for others. */
export function PaymentControl({ order, viewer, locale }: PaymentControlProps) {
  const { t } = useLingui();
  const [reference, setReference] = useState('');
  const change = usePaymentChange(order);
  const decideOn = useRefundDecision(order, locale);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(order.payment);
  // The clicked button disappeared with the state that it changed.
  useEffect(() => {
    if (seen.current !== order.payment) focusWhenLost(heading.current);
    seen.current = order.payment;
  }, [order.payment]);
  if (!actsAs(viewer, 'manager')) return null;
  const others = paymentMovesOpenTo(viewer, order).filter(
    ({ action }) => action !== 'receive' && action !== 'takeBack',
  );
  const send = async (action: PaymentAction) => {
    if (!(await decideOn(action))) return;
    // Errors are shown below the heading.
    if (await change.begin({ action, reference }).catch(() => null)) setReference('');
  };
  return (
    <section className={panel}>
      <div className={head}>
        <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'h3' })}>
          <Trans>Manage payment</Trans>
        </h2>
        <PaymentBadge order={order} />
      </div>
      {change.error ? (
        <p role="alert" className={fieldError}>
          {t(paymentFailure(change.error))}
        </p>
      ) : null}
      <TextField
        label={t`Bank statement line (optional)`}
        value={reference}
        maxLength={200}
        onChange={({ target }) => setReference(target.value)}
      />
      <PaymentSwitch
        order={order}
        viewer={viewer}
        sending={change.sending}
        onSwitch={(action) => void send(action)}
      />
      {others.length > 0 ? (
        <div className={ways}>
          {others.map(({ action }) => (
            <button
              key={action}
              type="button"
              className={button({ variant: 'outline' })}
              {...busyButtonProps(change.sending !== null, () => void send(action))}
            >
              {t(paymentActionLabel[action])}
            </button>
          ))}
        </div>
      ) : null}
      <PaymentHistory events={order.paymentEvents} locale={locale} />
    </section>
  );
}
