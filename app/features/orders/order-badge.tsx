import { useLingui } from '@lingui/react/macro';

import type { OrderStatus } from '#domain/order-status.ts';
import { css, cx } from '#styled/css/index.js';

import { statusLabel } from './orders.messages.ts';

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  paddingInline: '12px',
  borderRadius: 'full',
  textStyle: 'hint',
  fontWeight: 500,
});

const look = {
  'admin-approval': css({ color: 'info', background: 'infoBg' }),
  'on-hold': css({ color: 'warn', background: 'warnBg' }),
  processing: css({ color: 'brandInk', background: 'brandBg' }),
  completed: css({ color: 'good', background: 'goodBg' }),
  cancelled: css({ color: 'bad', background: 'badBg' }),
  pending: css({ color: 'goldInk', background: 'goldBg' }),
  refunded: css({ color: 'neutral', background: 'neutralBg' }),
  failed: css({ color: 'bad', background: 'badBg' }),
} as const satisfies Record<OrderStatus, string>;

/** Where an order stands, in a word and a colour. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const { t } = useLingui();
  return <span className={cx(badge, look[status])}>{t(statusLabel[status])}</span>;
}
