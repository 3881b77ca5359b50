import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { page, splitPage } from '#app/ui/layout/page.recipe.ts';
import { PostalAddress } from '#app/ui/text/postal-address.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { addressRows, type TypedAddress } from '#domain/checkout/shipping.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import { fullName } from '#domain/person/person-name.ts';
import type { QuoteProblem } from '#domain/checkout/quote.ts';
import { css, cx } from '#styled/css/index.js';

import { checkoutMeasure } from './checkout.recipe.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { checkoutFailure, quoteProblems, type CheckoutFailure } from './checkout.messages.ts';
import { CheckoutSummary, type SummaryProps } from './checkout-summary.tsx';
import { SeveralOrders } from './several-orders.tsx';
import { StepHeading } from './step-heading.tsx';

interface ReviewPageProps {
  summary: Omit<SummaryProps, 'children'>;
  /** How it changed since it was added to the basket. */
  changes: ReactNode;
  /** The lines with their request details. */
  lines: ReactNode;
  /** The delivery address, or null if nothing is shipped. */
  address: TypedAddress | null;
  /** Links to edit the address and the payment method. */
  toShipping: ReactNode;
  toPayment: ReactNode;
  /** The terms that the order is placed under. */
  terms: ReactNode;
  /** The consent that it needs, or null. */
  consent: ReactNode;
  /** Orders of this checkout that are already placed. */
  placed: readonly number[];
  /** The shipping method, if there is a choice. */
  shipping: ReactNode;
  /** The number of resulting orders, one per celebrity, and how they are paid. */
  orders: number;
  method: PaymentMethod;
  /** The cost; null until the back end has responded. */
  total: string | null;
  /** Why part of it has no price. */
  quoteProblems: readonly QuoteProblem[];
  quoteFailed: boolean;
  onQuoteRetry: () => void;
  failure: CheckoutFailure | null;
  /** Why ordering is blocked for now, and what to do first. */
  refusal: ReactNode;
  busy: boolean;
  /** Something has to be decided first. */
  blocked: boolean;
  onComplete: () => void;
}

const stack = css({ display: 'grid', gap: '20px' });
const heading = css({ textStyle: 'h3', marginBottom: '12px' });
const way = css({ marginTop: '16px' });

function AddressPanel({
  address,
  country,
  children,
}: {
  address: TypedAddress;
  country: string;
  children: ReactNode;
}) {
  return (
    <section className={panel}>
      <h2 className={heading}>
        <Trans>Delivery address</Trans>
      </h2>
      <PostalAddress rows={[fullName(address), ...addressRows(address, country), address.phone]} />
      <p className={css({ marginTop: '8px', color: 'text2', whiteSpace: 'pre-wrap' })}>
        {address.instructions}
      </p>
      <div className={way}>{children}</div>
    </section>
  );
}

/** Why there is no total: it is loading, temporarily unavailable, or does not exist. */
function QuoteState(
  props: Pick<ReviewPageProps, 'total' | 'quoteProblems' | 'quoteFailed' | 'onQuoteRetry'>,
) {
  const { t } = useLingui();
  const [problem] = props.quoteProblems;
  const bad = cx(notice({ tone: 'bad' }), css({ marginTop: '20px' }));
  if (problem) {
    return (
      <p role="alert" className={bad}>
        <CircleAlert aria-hidden />
        {t(quoteProblems[problem])}
      </p>
    );
  }
  if (props.quoteFailed) {
    return (
      <p role="alert" className={bad}>
        <CircleAlert aria-hidden />
        <span>
          <Trans>We couldn’t work out your total, so nothing was ordered. Please try again.</Trans>{' '}
          <button
            type="button"
            className={css({ fontWeight: 600, textDecoration: 'underline', cursor: 'pointer' })}
            onClick={props.onQuoteRetry}
          >
            <Trans>Try again</Trans>
          </button>
        </span>
      </p>
    );
  }
  // Rendered before it has content, so that screen readers announce it.
  return (
    <output className={css({ display: 'block', color: 'text2', marginTop: '12px' })}>
      {props.total === null ? <Trans>Working out the total…</Trans> : null}
    </output>
  );
}

/** The button's label: how many orders it places, and for how much. */
function PlaceLabel({ orders, total }: Pick<ReviewPageProps, 'orders' | 'total'>) {
  if (orders > 1) {
    return total === null ? (
      <Plural value={orders} one="Place # order" other="Place # orders" />
    ) : (
      <Plural value={orders} one={`Place # order, ${total}`} other={`Place # orders, ${total}`} />
    );
  }
  return total === null ? <Trans>Place order</Trans> : <Trans>Place order, {total}</Trans>;
}

/** The order, its cost, its destination and its payment method; the button repeats the total. */
export function ReviewPage(props: ReviewPageProps) {
  const { t } = useLingui();
  const { total, orders, failure, busy, address, summary, placed } = props;
  return (
    <div className={cx(page, checkoutMeasure)}>
      <CheckoutSteps current="review" ships={summary.ships} />
      <StepHeading>
        {orders > 1 ? <Trans>Review your orders</Trans> : <Trans>Review your order</Trans>}
      </StepHeading>
      <div className={splitPage}>
        <div className={stack}>
          {props.changes}
          {props.lines}
          {address ? (
            <AddressPanel address={address} country={summary.country}>
              {props.toShipping}
            </AddressPanel>
          ) : null}
          {props.shipping}
          <section className={panel}>
            <h2 className={heading}>
              <Trans>Payment method</Trans>
            </h2>
            <p>{summary.paymentMethod}</p>
            <div className={way}>{props.toPayment}</div>
          </section>
        </div>
        <CheckoutSummary {...summary}>
          {placed.length > 0 ? (
            <p className={cx(notice({ tone: 'info' }), css({ marginTop: '20px' }))}>
              <span>
                <Trans>Already ordered:</Trans>{' '}
                {placed.map((orderId) => (
                  <Link
                    key={orderId}
                    to="/{-$locale}/my-orders/detail"
                    search={{ orderId }}
                    className={css({ marginRight: '8px' })}
                  >
                    {orderId}
                  </Link>
                ))}
              </span>
            </p>
          ) : null}
          <QuoteState {...props} />
          {orders > 1 ? (
            <SeveralOrders
              orders={orders}
              method={props.method}
              className={cx(notice({ tone: 'info' }), css({ marginTop: '20px' }))}
            />
          ) : null}
          {failure ? (
            <p role="alert" className={cx(notice({ tone: 'bad' }), css({ marginTop: '20px' }))}>
              <CircleAlert aria-hidden />
              {t(checkoutFailure[failure])}
            </p>
          ) : null}
          {props.refusal}
          {props.consent}
          <button
            type="button"
            className={cx(button({ size: 'large', wide: true }), css({ marginTop: '20px' }))}
            disabled={props.blocked || total === null}
            {...busyButtonProps(busy, props.onComplete)}
          >
            <PlaceLabel orders={orders} total={total} />
          </button>
          {props.terms}
        </CheckoutSummary>
      </div>
    </div>
  );
}
