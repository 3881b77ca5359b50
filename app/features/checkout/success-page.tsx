import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { factRow, totalRow } from './checkout.recipe.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { StepHeading } from './step-heading.tsx';

interface PlacedOrderFacts {
  orderId: number;
  number: string;
  celebrityName: string;
  /** The shipping cost; null if nothing is shipped. */
  shipping: ReactNode;
  /** Null if there is none. */
  tax: string | null;
  includesTax: boolean;
  total: string;
  paymentMethod: ReactNode;
  /** The payment's current state. */
  paymentState: ReactNode;
  /** The account to transfer money to, or that it is not known yet, while payment is pending. */
  transfer: ReactNode;
  /** Whether the account details are shown. */
  hasTransferDetails: boolean;
  /** The address that the confirmation email is sent to. */
  email: string;
}

const facts = css({ display: 'grid', gap: '12px', marginBottom: '20px' });
const several = css({ display: 'grid', gap: '44px' });
const ways = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  marginTop: '28px',
  sm: { flexDirection: 'row', flexWrap: 'wrap', gap: '12px' },
});

function OrderFacts({ order }: { order: PlacedOrderFacts }) {
  return (
    <>
      <dl className={cx(panel, facts)}>
        <div className={factRow}>
          <dt>
            <Trans>Order number</Trans>
          </dt>
          <dd>{order.number}</dd>
        </div>
        {order.shipping === null ? null : (
          <div className={factRow}>
            <dt>
              <Trans>Shipping</Trans>
            </dt>
            <dd>{order.shipping}</dd>
          </div>
        )}
        {order.tax === null ? null : (
          <div className={factRow}>
            <dt>{order.includesTax ? <Trans>Tax, included</Trans> : <Trans>Tax</Trans>}</dt>
            <dd>{order.tax}</dd>
          </div>
        )}
        <div className={factRow}>
          <dt>
            <Trans>Payment method</Trans>
          </dt>
          <dd>{order.paymentMethod}</dd>
        </div>
        <div className={factRow}>
          <dt>
            <Trans>Payment</Trans>
          </dt>
          <dd>{order.paymentState}</dd>
        </div>
        <div className={cx(factRow, totalRow)}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{order.total}</dd>
        </div>
      </dl>
      {order.transfer}
    </>
  );
}

/** One transfer that pays for several orders. */
interface OneTransfer {
  /** The account to transfer money to. */
  transfer: ReactNode;
  orders: number;
  /** Their combined total. */
  total: string;
}

/** What happens next to several orders; payment is explained only where it is shown. */
function NextStepsOfSeveral(props: {
  count: number;
  toPay: boolean;
  together: OneTransfer | null;
}) {
  const { count, toPay, together } = props;
  const total = together?.total ?? '';
  return (
    <>
      <Plural
        value={count}
        one="You’ve placed # order."
        other="You’ve placed # orders, one for each celebrity."
      />{' '}
      {toPay && together ? (
        <>
          <Trans>One more step: transfer {total} once, using the details below.</Trans>{' '}
        </>
      ) : null}
      {toPay && !together ? (
        <>
          <Trans>Pay for each one with its own reference.</Trans>{' '}
        </>
      ) : null}
      <Trans>Our team checks each one first, then passes it to the celebrity.</Trans>
    </>
  );
}

/** The placed orders, one per celebrity: number, amount due, payment method, and what happens next. */
export function SuccessPage(props: {
  orders: readonly PlacedOrderFacts[];
  /** How several of them are paid together; null if none are. */
  together: OneTransfer | null;
  ships: boolean;
}) {
  const [only, ...others] = props.orders;
  const count = props.orders.length;
  if (!only) return null;
  const { email } = only;
  // These may be the remaining orders of a checkout, whose other orders are still unpaid.
  const total = props.together?.total ?? only.total;
  const toPay = props.orders.some(({ hasTransferDetails }) => hasTransferDetails);
  return (
    <div className={cx(page, css({ maxWidth: '900px' }))}>
      <CheckoutSteps current="done" ships={props.ships} />
      <StepHeading>
        {others.length > 0 ? (
          <Trans>Thank you, your orders are in</Trans>
        ) : (
          <Trans>Thank you, your order is in</Trans>
        )}
      </StepHeading>
      <p className={css({ color: 'text2', marginBottom: '20px' })}>
        {others.length > 0 ? (
          <NextStepsOfSeveral count={count} toPay={toPay} together={props.together} />
        ) : (
          <>
            {toPay ? (
              <>
                <Trans>One more step: transfer {total} using the details below.</Trans>{' '}
              </>
            ) : null}
            <Trans>Our team checks your order first, then passes it to the celebrity.</Trans>
          </>
        )}
      </p>
      {props.together && (
        <div className={css({ marginBottom: '44px' })}>{props.together.transfer}</div>
      )}
      {others.length === 0 ? (
        <OrderFacts order={only} />
      ) : (
        <div className={several}>
          {props.orders.map((order) => {
            const { number, celebrityName } = order;
            return (
              <section key={order.orderId} aria-labelledby={`order-${number}`}>
                <h2
                  id={`order-${number}`}
                  className={css({ textStyle: 'h2', marginBottom: '16px' })}
                >
                  <Trans>
                    Order {number}, {celebrityName}
                  </Trans>
                </h2>
                <OrderFacts order={order} />
              </section>
            );
          })}
        </div>
      )}
      <div className={ways}>
        {others.length === 0 ? (
          <Link
            to="/{-$locale}/my-orders/detail"
            search={{ orderId: only.orderId }}
            className={button({ size: 'large' })}
          >
            <Trans>Track your order</Trans>
          </Link>
        ) : (
          <Link to="/{-$locale}/my-orders" className={button({ size: 'large' })}>
            <Trans>Track your orders</Trans>
          </Link>
        )}
        <Link to="/{-$locale}" className={button({ size: 'large', variant: 'quiet' })}>
          <Trans>Continue browsing</Trans>
        </Link>
      </div>
      {toPay && email !== '' ? (
        <p className={css({ color: 'text2', marginTop: '16px', overflowWrap: 'anywhere' })}>
          <Trans>We send the same details to {email}.</Trans>
        </p>
      ) : null}
    </div>
  );
}
