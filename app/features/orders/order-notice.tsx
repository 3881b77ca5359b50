import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useToasts } from '#app/platform/toasts.tsx';
import { fanNoticeOf } from '#domain/order/notifications/fan-notice.ts';
import type { Order } from '#domain/order/order.ts';
import { css } from '#styled/css/index.js';
import { fanNotice } from '#app/entities/order/fan-notice.messages.ts';
import { RejectionTold } from './rejection-told.tsx';

const notice = css({
  display: 'block',
  padding: '16px 20px',
  borderRadius: 'm',
  background: 'infoBg',
  color: 'info',
  '&[data-bad=true]': { background: 'badBg', color: 'bad' },
});

/** The spec's message to the buyer of an order: a toast when the page opens, and a permanent line. */
export function OrderNotice({ order }: { order: Order }) {
  const { t } = useLingui();
  const { say } = useToasts();
  const kind = fanNoticeOf(order);
  const isBad = order.status === 'cancelled';
  const text = kind ? t(fanNotice(kind, order.celebrityName)) : null;
  useEffect(() => {
    const look = isBad ? 'error' : 'info';
    if (text) say({ id: `order-${order.id}`, kind: look, text });
  }, [order.id, say, text, isBad]);
  if (!text) return null;
  return (
    <div className={notice} data-bad={isBad}>
      <p>{text}</p>
      <RejectionTold order={order} />
    </div>
  );
}
