import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { fieldError, panel, primaryButton } from '#app/ui/form.recipe.ts';
import { page } from '#app/ui/page.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { checkoutLayout, wholeWidth } from './checkout.recipe.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { checkoutFailure, type CheckoutFailure } from './checkout.messages.ts';
import { OrderSummary } from './order-summary.tsx';
import { StepHeading } from './step-heading.tsx';

type Summary = Omit<Parameters<typeof OrderSummary>[0], 'children'>;

interface ReviewPageProps {
  summary: Summary;
  /** What was filled in, and where it is changed. */
  answers: ReactNode;
  formParams: { vendorId: string; service: string };
  total: string;
  failure: CheckoutFailure | null;
  busy: boolean;
  onComplete: () => void;
}

const change = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'brandInk',
  fontWeight: 500,
});

/** What is ordered, what it costs, how it is paid; the button repeats the total. */
export function ReviewPage(props: ReviewPageProps) {
  const { t } = useLingui();
  const { total, failure, busy } = props;
  return (
    <div className={cx(page, checkoutLayout)}>
      <div className={wholeWidth}>
        <CheckoutSteps current="review" />
        <StepHeading>
          <Trans>Review your order</Trans>
        </StepHeading>
      </div>
      <section className={cx(panel, css({ marginBottom: '28px' }))}>
        <h2 className={css({ textStyle: 'h3', marginBottom: '16px' })}>
          <Trans>Your request</Trans>
        </h2>
        {props.answers}
        <Link
          to="/{-$locale}/celebrity/$vendorId/request/$service"
          params={props.formParams}
          className={change}
        >
          <Trans>Change the request</Trans>
        </Link>
      </section>
      <OrderSummary {...props.summary}>
        {failure ? (
          <p role="alert" className={cx(fieldError, css({ marginTop: '16px' }))}>
            {t(checkoutFailure[failure])}
          </p>
        ) : null}
        <button
          type="button"
          className={cx(primaryButton, css({ width: '100%', marginTop: '20px' }))}
          disabled={busy}
          onClick={props.onComplete}
        >
          <Trans>Place order, {total}</Trans>
        </button>
      </OrderSummary>
    </div>
  );
}
