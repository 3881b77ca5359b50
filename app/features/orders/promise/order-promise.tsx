import { Plural, Trans } from '@lingui/react/macro';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { DueBadge } from '#app/entities/order/due-badge.tsx';
import { NeededDay } from '#app/entities/order/needed-day.tsx';
import { panelHeading } from '#app/entities/order/orders.recipe.ts';
import type { Actor } from '#domain/account/role.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { latestPayment } from '#domain/order/promise/needed-by.ts';
import {
  cancelledAt,
  dueStage,
  neededAt,
  owedBy,
  owedStatuses,
} from '#domain/order/promise/due-date.ts';
import { mayCancel } from '#domain/order/transitions/order-move.ts';
import { css, cx } from '#styled/css/index.js';

import { FanChoices } from './fan-choices.tsx';

interface OrderPromiseProps {
  order: Order;
  viewer: Actor;
  locale: Locale;
  /** When the order was fetched, in milliseconds. */
  now: number;
  onChanged: () => Promise<void>;
}

const quiet = css({ color: 'text2', marginTop: '8px' });

/** By when its fan needs it, and whether that was promised. */
function NeededBy(props: OrderPromiseProps & { neededBy: NonNullable<Order['neededBy']> }) {
  const { order, viewer, locale, neededBy } = props;
  const { promisedDays, paidAt, payment } = order;
  const date = useDateFormat(locale);
  const isFan = viewer.id === order.customerId;
  const latest = latestPayment(neededBy, promisedDays ?? 0).toISOString();
  const payBy = date.time(latest);
  const isPaid = payment === 'received' && paidAt !== null;
  const isMissed = isPaid && Date.parse(paidAt) > Date.parse(latest) && neededAt(order) === null;
  const isAhead = props.now <= Date.parse(neededBy.at);
  return (
    <>
      <p className={css({ marginTop: '12px', fontWeight: 500 })}>
        <NeededDay day={neededBy.day} locale={locale} />
      </p>
      {!isPaid && promisedDays !== null ? (
        <p className={quiet}>
          <Trans>To be in time, the payment must be here by {payBy}.</Trans>
        </p>
      ) : null}
      {isMissed ? (
        <p className={quiet}>
          {isFan || !isAhead ? (
            <Trans>The payment came too late for that day, so it isn’t promised.</Trans>
          ) : (
            <Trans>
              The payment came too late for that day, so it isn’t promised yet. If you accept the
              request in time, it’s due then.
            </Trans>
          )}
        </p>
      ) : null}
    </>
  );
}

/** When the order is due, what happens if it is late, and what its fan can do about it. */
export function OrderPromise(props: OrderPromiseProps) {
  const { order, viewer, locale, now } = props;
  const { promisedDays } = order;
  const date = useDateFormat(locale);
  const due = owedBy(order);
  const end = cancelledAt(order);
  const isFan = viewer.id === order.customerId;
  if (!owedStatuses.includes(order.status)) return null;
  // Without a promise there is only something to do for a fan who may cancel.
  if (promisedDays === null && !(isFan && mayCancel(viewer, order))) return null;
  const dueDay = due ? date.day(due.toISOString()) : '';
  const endDay = end ? date.day(end.toISOString()) : '';
  const isLate = dueStage(order, now) === 'late';
  return (
    <section
      aria-labelledby="promise-heading"
      className={cx(panel, isLate ? css({ borderColor: 'bad' }) : undefined)}
    >
      <h2 id="promise-heading" className={panelHeading}>
        {promisedDays === null ? <Trans>Changed your mind?</Trans> : <Trans>Promised time</Trans>}
      </h2>
      {promisedDays === null ? null : (
        <>
          {due ? (
            <>
              <p className={css({ marginBottom: '12px' })}>
                <DueBadge order={order} now={now} />
              </p>
              <p>
                {isLate ? (
                  <Trans>This order was due by {dueDay}.</Trans>
                ) : (
                  <Trans>This order is due by {dueDay}.</Trans>
                )}
              </p>
              {order.extension ? (
                <p className={quiet}>
                  {isFan ? (
                    <Trans>You gave a week more.</Trans>
                  ) : (
                    <Trans>The fan gave a week more.</Trans>
                  )}
                </p>
              ) : null}
              <p className={quiet}>
                {isFan ? (
                  <Trans>
                    If it isn’t here by {endDay}, we’ll cancel the order and give you your money
                    back.
                  </Trans>
                ) : (
                  <Trans>
                    If it isn’t sent by {endDay}, we’ll cancel the order and the fan gets the money
                    back.
                  </Trans>
                )}
              </p>
            </>
          ) : (
            <p>
              <Plural
                value={promisedDays}
                one="Promised within # day of the payment."
                other="Promised within # days of the payment."
              />
            </p>
          )}
        </>
      )}
      {order.neededBy ? <NeededBy {...props} neededBy={order.neededBy} /> : null}
      {isFan ? <FanChoices {...props} /> : null}
    </section>
  );
}
