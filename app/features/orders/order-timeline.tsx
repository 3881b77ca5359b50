import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleDot, X } from 'lucide-react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import type { Locale } from '#domain/locale.ts';
import { timelineOf, type TimelineNode } from '#domain/order/order-timeline.ts';
import type { Order } from '#domain/order/order.ts';
import { isBeingSent } from '#domain/order/delivery/pending-fulfilment.ts';
import { css } from '#styled/css/index.js';

import { sendingLabel, statusLabel, stepLabel } from '#app/entities/order/orders.messages.ts';

const node = css({
  position: 'relative',
  display: 'flex',
  gap: '14px',
  minHeight: '56px',
  paddingBottom: '16px',
  color: 'text2',
  // The line to the next step.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: '15px',
    top: '32px',
    bottom: 0,
    width: '2px',
    background: 'border',
  },
  '&[data-kind=done]:not(:last-child)::before': { background: 'gold' },
  '&[data-kind=now], &[data-kind=done], &[data-kind=ended]': { color: 'text' },
});
const dot = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '32px',
  height: '32px',
  border: '2px solid token(colors.border)',
  borderRadius: 'full',
  '[data-kind=done] > &': { background: 'gold', borderColor: 'gold', color: 'onGold' },
  '[data-kind=now] > &': {
    background: 'brand',
    borderColor: 'brand',
    color: 'onBrand',
    boxShadow: '0 0 0 4px token(colors.tint)',
  },
  '[data-kind=ended] > &': { background: 'badBg', borderColor: 'bad', color: 'bad' },
});
const name = css({ fontWeight: 500, paddingTop: '4px' });

const icon = { done: Check, now: CircleDot, ended: X, todo: null } as const satisfies Record<
  TimelineNode['kind'],
  unknown
>;

/** The order's progress as a list: completed steps with dates, the current one, and the remaining ones. */
export function OrderTimeline({ order, locale }: { order: Order; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  return (
    <ol className={css({ listStyle: 'none' })}>
      {timelineOf(order).map((one) => {
        const Icon = icon[one.kind];
        const at = 'at' in one ? one.at : null;
        return (
          <li
            key={'step' in one ? one.step : one.status}
            className={node}
            data-kind={one.kind}
            aria-current={one.kind === 'now' ? 'step' : undefined}
          >
            <span className={dot} aria-hidden="true">
              {Icon ? <Icon size={16} /> : null}
            </span>
            <div>
              <p className={name}>
                {t(
                  'step' in one
                    ? stepLabel[one.step]
                    : one.kind === 'now' && isBeingSent(order)
                      ? sendingLabel
                      : statusLabel[one.status],
                )}
                {one.kind === 'todo' ? (
                  <span className={css({ srOnly: true })}>
                    {', '}
                    <Trans>still to come</Trans>
                  </span>
                ) : null}
              </p>
              {at ? (
                <time dateTime={at} className={css({ textStyle: 'hint', color: 'text2' })}>
                  {date.time(at)}
                </time>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
