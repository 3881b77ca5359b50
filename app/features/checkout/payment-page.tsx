import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Info, Landmark } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { ChoiceCards } from '#app/ui/choice-cards.tsx';
import { notice, panel } from '#app/ui/form.recipe.ts';
import { page, splitPage } from '#app/ui/page.recipe.ts';
import { paymentMethods, type PaymentMethod } from '#domain/payment.ts';
import { cx } from '#styled/css/index.js';

import { checkoutMeasure, wayRow } from './checkout.recipe.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { paymentMethodLabel } from './checkout.messages.ts';
import { StepHeading } from './step-heading.tsx';

interface PaymentPageProps {
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
  /** Where the request is changed. */
  formParams: { vendorId: string; service: string };
  summary: ReactNode;
}

/** How the order is paid. */
export function PaymentPage({ chosen, onChoose, formParams, summary }: PaymentPageProps) {
  const { t } = useLingui();
  const [method, setMethod] = useState(chosen);
  return (
    <div className={cx(page, checkoutMeasure)}>
      <CheckoutSteps current="payment" />
      <StepHeading>
        <Trans>Payment</Trans>
      </StepHeading>
      <div className={splitPage}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onChoose(method);
          }}
        >
          <div className={panel}>
            <ChoiceCards
              title={t`Payment method`}
              name="paymentMethod"
              value={method}
              choices={paymentMethods.map((value) => ({
                value,
                label: t(paymentMethodLabel[value]),
                icon: Landmark,
              }))}
              onPick={setMethod}
            />
            <p className={notice({ tone: 'info' })}>
              <Info aria-hidden />
              <Trans>You will see our account details after you place the order.</Trans>
            </p>
          </div>
          <div className={wayRow}>
            <Link
              to="/{-$locale}/celebrity/$vendorId/request/$service"
              params={formParams}
              className={button({ variant: 'quiet' })}
            >
              <ArrowLeft aria-hidden size={20} />
              <Trans>Change the request</Trans>
            </Link>
            <button type="submit" className={button({ size: 'large' })}>
              <Trans>Continue to review</Trans>
            </button>
          </div>
        </form>
        {summary}
      </div>
    </div>
  );
}
