import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard, Info, Landmark, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { ChoiceCards } from '#app/ui/field/choice-cards.tsx';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { page, splitPage } from '#app/ui/layout/page.recipe.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import { css, cx } from '#styled/css/index.js';

import { checkoutMeasure, wayRow } from './checkout.recipe.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { paymentMethodLabel } from '#app/entities/payment/payment-method.messages.ts';
import { SeveralOrders } from './several-orders.tsx';
import { StepHeading } from './step-heading.tsx';

const methodIcon = {
  bankTransfer: Landmark,
  card: CreditCard,
} as const satisfies Record<PaymentMethod, LucideIcon>;

interface PaymentPageProps {
  /** The payment methods available here. */
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  /** Called with the payment method when the user continues; the page waits for it. */
  onChoose: (method: PaymentMethod) => Promise<void> | void;
  /** The number of resulting orders: one per celebrity. */
  orders: number;
  /** The card form, shown while that method is selected. */
  cardFields: ReactNode;
  /** Whether delivery is a step before this one. */
  ships: boolean;
  /** The back link. */
  back: ReactNode;
  summary: ReactNode;
}

/** Selects the payment method. */
export function PaymentPage(props: PaymentPageProps) {
  const { methods, chosen, onChoose, orders, cardFields, ships, back, summary } = props;
  const { t } = useLingui();
  const [method, setMethod] = useState(chosen);
  const [busy, setBusy] = useState(false);
  return (
    <div className={cx(page, checkoutMeasure)}>
      <CheckoutSteps current="payment" ships={ships} />
      <StepHeading>
        <Trans>Payment</Trans>
      </StepHeading>
      <div className={splitPage}>
        <form
          noValidate
          onSubmit={async (event) => {
            event.preventDefault();
            if (busy) return;
            setBusy(true);
            try {
              await onChoose(method);
            } finally {
              setBusy(false);
            }
          }}
        >
          <div className={panel}>
            <ChoiceCards
              title={t`Payment method`}
              name="paymentMethod"
              value={method}
              choices={methods.map((value) => ({
                value,
                label: t(paymentMethodLabel[value]),
                icon: methodIcon[value],
              }))}
              onPick={setMethod}
            />
            {orders > 1 ? (
              <SeveralOrders
                method={method}
                orders={orders}
                className={cx(notice({ tone: 'info' }), css({ marginBottom: '16px' }))}
              />
            ) : null}
            {method === 'card' ? (
              cardFields
            ) : (
              <p className={notice({ tone: 'info' })}>
                <Info aria-hidden />
                <Trans>You’ll see our bank details after you place the order.</Trans>
              </p>
            )}
          </div>
          <div className={wayRow}>
            {back}
            <button
              type="submit"
              className={button({ size: 'large' })}
              // Not `disabled`, which would take focus away from the user who clicked it.
              aria-disabled={busy || undefined}
            >
              <Trans>Continue to review</Trans>
            </button>
          </div>
        </form>
        {summary}
      </div>
    </div>
  );
}
