import { Plural, Trans } from '@lingui/react/macro';

import { ageOf } from '#domain/order/desk/order-age.ts';
import type { Order } from '#domain/order/order.ts';

/**
 * How long an order has been waiting. Uses our own wording because the browsers' relative times lack Azerbaijani.
 * @param now when the order was fetched, so that server and browser render the same text
 */
export function WaitingAge({ order, now }: { order: Order; now: number }) {
  const { unit, count } = ageOf(order, now);
  if (count === 0) return <Trans>Waiting for less than an hour</Trans>;
  return unit === 'hour' ? (
    <Plural value={count} one="Waiting for # hour" other="Waiting for # hours" />
  ) : (
    <Plural value={count} one="Waiting for # day" other="Waiting for # days" />
  );
}
