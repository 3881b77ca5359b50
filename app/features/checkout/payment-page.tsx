import { Trans, useLingui } from '@lingui/react/macro';
import { Landmark } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { panel, primaryButton } from '#app/ui/form.recipe.ts';
import { page } from '#app/ui/page.recipe.ts';
import { paymentMethods, type PaymentMethod } from '#domain/payment.ts';
import { css, cx } from '#styled/css/index.js';

import { checkoutLayout, wholeWidth } from './checkout.recipe.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { paymentMethodLabel } from './checkout.messages.ts';
import { StepHeading } from './step-heading.tsx';

interface PaymentPageProps {
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
  summary: ReactNode;
}

const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '64px',
  padding: '16px',
  border: '1px solid token(colors.control)',
  borderRadius: 'm',
  fontWeight: 500,
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: 'brand',
    background: 'tint',
    boxShadow: '0 0 0 1px token(colors.brand)',
  },
  '& svg': { color: 'brandInk' },
});
const note = css({
  marginBlock: '16px 24px',
  padding: '16px',
  borderRadius: 'm',
  background: 'infoBg',
  color: 'info',
});

/** How the order is paid. */
export function PaymentPage({ chosen, onChoose, summary }: PaymentPageProps) {
  const { t } = useLingui();
  const [method, setMethod] = useState(chosen);
  return (
    <div className={cx(page, checkoutLayout)}>
      <div className={wholeWidth}>
        <CheckoutSteps current="payment" />
        <StepHeading>
          <Trans>Payment</Trans>
        </StepHeading>
      </div>
      <form
        className={cx(panel, css({ marginBottom: '28px' }))}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(method);
        }}
      >
        <fieldset>
          <legend className={css({ textStyle: 'h3', marginBottom: '16px' })}>
            <Trans>Payment method</Trans>
          </legend>
          {paymentMethods.map((one) => (
            <label key={one} className={choice}>
              <input
                type="radio"
                name="paymentMethod"
                value={one}
                checked={method === one}
                onChange={() => setMethod(one)}
              />
              <Landmark size={20} aria-hidden="true" />
              {t(paymentMethodLabel[one])}
            </label>
          ))}
        </fieldset>
        <p className={note}>
          <Trans>You will see our account details after you place the order.</Trans>
        </p>
        <button type="submit" className={primaryButton}>
          <Trans>Continue to review</Trans>
        </button>
      </form>
      {summary}
    </div>
  );
}
