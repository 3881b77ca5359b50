import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { PaymentEvent } from '#domain/order/order-parts.ts';
import { css } from '#styled/css/index.js';

import { paymentLabel } from '#app/entities/payment/payment.messages.ts';

const partLabel = {
  fan: msg`Fan`,
  celebrity: msg`Celebrity`,
  manager: msg`Our team`,
  administrator: msg`Our team`,
  system: msg`automatically`,
} as const satisfies Record<PaymentEvent['by'], MessageDescriptor>;

const list = css({
  listStyle: 'none',
  display: 'grid',
  gap: '12px',
  marginTop: '16px',
  paddingTop: '16px',
  borderTop: '1px solid token(colors.border)',
});
const details = css({ textStyle: 'hint', color: 'text2', overflowWrap: 'anywhere' });

/** The payment's history: what, when, who, the amount, and the statement line. */
export function PaymentHistory({
  events,
  locale,
}: {
  events: readonly PaymentEvent[];
  locale: Locale;
}) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  if (events.length === 0) return null;
  return (
    <ol className={list}>
      {events.map((event) => {
        const who = event.name || t(partLabel[event.by]);
        return (
          <li key={`${event.at} ${event.to}`}>
            <p className={css({ fontWeight: 500 })}>
              {event.to === 'awaiting' ? (
                <Trans>Payment not received</Trans>
              ) : (
                t(paymentLabel[event.to])
              )}
              {', '}
              {formatMoney(event.amount, locale)}
            </p>
            <p className={details}>
              <time dateTime={event.at}>{date.time(event.at)}</time>
              {`, ${who}`}
              {event.reference ? <span>{`, ${event.reference}`}</span> : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
