import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock, Undo2, type LucideIcon } from 'lucide-react';

import { awaitsPayment, type PaymentStanding, type PaymentState } from '#domain/payment/payment.ts';
import { css, cx } from '#styled/css/index.js';

import { notPaid, paymentLabel } from './payment.messages.ts';

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
  awaiting: css({ color: 'goldInk', background: 'goldBg' }),
  received: css({ color: 'good', background: 'goodBg' }),
  'refund-due': css({ color: 'bad', background: 'badBg' }),
  refunded: css({ color: 'neutral', background: 'neutralBg' }),
} as const satisfies Record<PaymentState, string>;
const icon = {
  awaiting: Clock,
  received: CircleCheck,
  'refund-due': Undo2,
  refunded: Undo2,
} as const satisfies Record<PaymentState, LucideIcon>;

/** An order's payment state as a word, an icon and a colour. */
export function PaymentBadge({ order }: { order: PaymentStanding }) {
  const { t } = useLingui();
  const { payment } = order;
  const Icon = icon[payment];
  // No one expects payment for a cancelled order.
  const isOver = payment === 'awaiting' && !awaitsPayment(order);
  return (
    <span className={cx(badge, look[isOver ? 'refunded' : payment])}>
      <Icon size={16} aria-hidden="true" />
      <span>{t(isOver ? notPaid : paymentLabel[payment])}</span>
    </span>
  );
}
