import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import type { OrderRefusal } from './checkout.messages.ts';

const minute = 60;
const hour = 3600;

const bad = cx(notice({ tone: 'bad' }), css({ marginTop: '20px' }));
const way = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: 600,
  textDecoration: 'underline',
});

/** A waiting time in words: minutes up to an hour and a half, then hours, never rounded down. */
function Wait({ seconds }: { seconds: number }) {
  const minutes = Math.max(1, Math.ceil(seconds / minute));
  const hours = Math.ceil(seconds / hour);
  return minutes <= 90 ? (
    <Plural value={minutes} one="Try again in # minute." other="Try again in # minutes." />
  ) : (
    <Plural value={hours} one="Try again in # hour." other="Try again in # hours." />
  );
}

/** Explains why ordering is blocked, that nothing is lost, and what to do next. */
export function OrderRefusalNotice({
  refusal,
}: {
  refusal: Exclude<OrderRefusal, { kind: 'address' }>;
}) {
  if (refusal.kind === 'wait') {
    return (
      <p role="alert" className={bad}>
        <CircleAlert aria-hidden />
        <span>
          <Trans>You’ve placed a lot of orders in a short time. Your basket is unchanged.</Trans>{' '}
          <Wait seconds={refusal.seconds} />
        </span>
      </p>
    );
  }
  const { all, each } = refusal;
  return (
    <div role="alert" className={bad}>
      <CircleAlert aria-hidden />
      <div>
        <p>
          <Trans>
            Nothing was ordered, and your basket is unchanged. Your unpaid orders can hold at most{' '}
            {each} of one product and {all} items in total.
          </Trans>
        </p>
        <p>
          <Trans>
            Pay for one of your unpaid orders, or order fewer items. To cancel an unpaid order,
            contact us.
          </Trans>
        </p>
        <Link to="/{-$locale}/my-orders" className={way}>
          <Trans>See your orders</Trans>
        </Link>
      </div>
    </div>
  );
}
