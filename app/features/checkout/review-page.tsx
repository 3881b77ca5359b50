import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/form.recipe.ts';
import { page, splitPage } from '#app/ui/page.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { checkoutMeasure } from './checkout.recipe.ts';
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

/** What is ordered, what it costs, how it is paid; the button repeats the total. */
export function ReviewPage(props: ReviewPageProps) {
  const { t } = useLingui();
  const { total, failure, busy } = props;
  return (
    <div className={cx(page, checkoutMeasure)}>
      <CheckoutSteps current="review" />
      <StepHeading>
        <Trans>Review your order</Trans>
      </StepHeading>
      <div className={splitPage}>
        <section className={panel}>
          <h2 className={css({ textStyle: 'h3', marginBottom: '16px' })}>
            <Trans>Your request</Trans>
          </h2>
          {props.answers}
          <Link
            to="/{-$locale}/celebrity/$vendorId/request/$service"
            params={props.formParams}
            className={cx(
              button({ variant: 'outline', size: 'small' }),
              css({ marginTop: '24px', minHeight: '44px' }),
            )}
          >
            <Pencil aria-hidden size={18} />
            <Trans>Change the request</Trans>
          </Link>
        </section>
        <OrderSummary {...props.summary}>
          {failure ? (
            <p role="alert" className={cx(notice({ tone: 'bad' }), css({ marginTop: '20px' }))}>
              <CircleAlert aria-hidden />
              {t(checkoutFailure[failure])}
            </p>
          ) : null}
          <button
            type="button"
            className={cx(button({ size: 'large', wide: true }), css({ marginTop: '20px' }))}
            disabled={busy}
            onClick={props.onComplete}
          >
            <Trans>Place order, {total}</Trans>
          </button>
        </OrderSummary>
      </div>
    </div>
  );
}
