import { Trans, useLingui } from '@lingui/react/macro';

import type { ReactNode } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import type { Role } from '#domain/account/role.ts';
import { isBeingSent } from '#domain/order/delivery/pending-fulfilment.ts';
import type { Order } from '#domain/order/order.ts';
import { css } from '#styled/css/index.js';

import { OrderBadge } from './order-badge.tsx';
import { nextStep } from './orders.messages.ts';

const state = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const hint = css({ textStyle: 'hint', color: 'text2' });

/**
 * The status of an order for this reader: a word, the next step, and since when.
 * @param props.date the day that matters most now, instead of that of the last change
 * @param props.isShort for lists, whose rows have their own dates: "since when" is shown only if there is no next step
 */
export function OrderState(props: {
  order: Order;
  reader: Role;
  isShort?: boolean;
  date?: ReactNode;
}) {
  const { order, reader, isShort = false } = props;
  const { t } = useLingui();
  const date = useDateFormat(useLocale());
  const next = nextStep(reader, order);
  const since = order.events.at(-1)?.at ?? order.createdAt;
  const day = date.day(since);
  return (
    <div className={state}>
      <OrderBadge reader={reader} status={order.status} isBeingSent={isBeingSent(order)} />
      <span className={hint}>
        {next === null ? null : <>{t(next)} </>}
        {props.date ? (
          props.date
        ) : next !== null && isShort ? null : (
          <time dateTime={since} className={css({ whiteSpace: 'nowrap' })}>
            <Trans>Updated {day}</Trans>
          </time>
        )}
      </span>
    </div>
  );
}
