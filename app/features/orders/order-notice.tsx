import { useLingui } from '@lingui/react/macro';

import { fanNoticeOf } from '#domain/fan-notice.ts';
import type { Order } from '#domain/order.ts';
import { css } from '#styled/css/index.js';

import { fanNotice } from './fan-notice.messages.ts';

const notice = css({
  display: 'block',
  padding: '16px 20px',
  borderRadius: 'm',
  background: 'infoBg',
  color: 'info',
  '&[data-bad=true]': { background: 'badBg', color: 'bad' },
});

/** The spec's message to the buyer of an order, as a line that stays. */
export function OrderNotice({ order }: { order: Order }) {
  const { t } = useLingui();
  const kind = fanNoticeOf(order);
  if (!kind) return null;
  return (
    <output className={notice} data-bad={order.status === 'cancelled'}>
      {t(fanNotice(kind, order.celebrityName))}
    </output>
  );
}
