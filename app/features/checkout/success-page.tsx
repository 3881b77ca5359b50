import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/form.recipe.ts';
import { page } from '#app/ui/page.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { factRow, totalRow } from './checkout.recipe.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { StepHeading } from './step-heading.tsx';

interface SuccessPageProps {
  orderId: number;
  number: string;
  shipping: string;
  total: string;
  paymentMethod: ReactNode;
  /** Where to transfer the money to, while money is awaited. */
  transfer: ReactNode;
}

const facts = css({ display: 'grid', gap: '12px', marginBottom: '20px' });
const ways = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  marginTop: '28px',
  sm: { flexDirection: 'row', flexWrap: 'wrap', gap: '12px' },
});

/** The order was placed: its number, what is to pay, how, and what happens next. */
export function SuccessPage(props: SuccessPageProps) {
  const { number, shipping, total, paymentMethod } = props;
  return (
    <div className={cx(page, css({ maxWidth: '900px' }))}>
      <CheckoutSteps current="done" />
      <StepHeading>
        <Trans>Thank you, your order is placed</Trans>
      </StepHeading>
      <p className={css({ color: 'text2', marginBottom: '20px' })}>
        <Trans>A manager looks at your order first, then it goes to the celebrity.</Trans>
      </p>
      <dl className={cx(panel, facts)}>
        <div className={factRow}>
          <dt>
            <Trans>Order number</Trans>
          </dt>
          <dd>{number}</dd>
        </div>
        <div className={factRow}>
          <dt>
            <Trans>Shipping</Trans>
          </dt>
          <dd>{shipping}</dd>
        </div>
        <div className={factRow}>
          <dt>
            <Trans>Payment method</Trans>
          </dt>
          <dd>{paymentMethod}</dd>
        </div>
        <div className={cx(factRow, totalRow)}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {props.transfer}
      <div className={ways}>
        <Link
          to="/{-$locale}/my-orders/detail"
          search={{ orderId: props.orderId }}
          className={button({ size: 'large' })}
        >
          <Trans>Follow your order</Trans>
        </Link>
        <Link to="/{-$locale}" className={button({ size: 'large', variant: 'quiet' })}>
          <Trans>Continue browsing</Trans>
        </Link>
      </div>
    </div>
  );
}
