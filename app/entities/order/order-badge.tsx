import { useLingui } from '@lingui/react/macro';
import {
  CircleCheck,
  CircleX,
  Clapperboard,
  Clock,
  Landmark,
  Send,
  Shield,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react';

import type { Role } from '#domain/account/role.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { css, cx } from '#styled/css/index.js';

import { sendingLabel, statusLabelFor } from './orders.messages.ts';

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
  paddingInline: '12px',
  borderRadius: 'full',
  textStyle: 'hint',
  fontWeight: 500,
  '& svg': { flex: 'none' },
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

const icon = {
  'admin-approval': Shield,
  'on-hold': Clock,
  processing: Clapperboard,
  completed: CircleCheck,
  cancelled: CircleX,
  pending: Landmark,
  refunded: Undo2,
  failed: TriangleAlert,
} as const satisfies Record<OrderStatus, LucideIcon>;

/** The status of an order as a word, an icon and a colour. */
export function OrderBadge(props: { reader: Role; status: OrderStatus; isBeingSent?: boolean }) {
  const { reader, status, isBeingSent = false } = props;
  const { t } = useLingui();
  const Icon = isBeingSent ? Send : icon[status];
  return (
    <span className={cx(badge, look[status])}>
      <Icon size={16} aria-hidden="true" />
      <span>{t(isBeingSent ? sendingLabel : statusLabelFor(reader, status))}</span>
    </span>
  );
}
