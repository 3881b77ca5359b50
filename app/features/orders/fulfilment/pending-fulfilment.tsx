import { Trans } from '@lingui/react/macro';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Order } from '#domain/order/order.ts';
import { wasNotSent } from '#domain/order/delivery/pending-fulfilment.ts';
import { css, cx } from '#styled/css/index.js';

/** Says that the fulfilment was never sent, because someone else changed the order first. */
export function NotSent({ order }: { order: Order }) {
  if (!wasNotSent(order)) return null;
  return (
    <output className={cx(panel, css({ display: 'block', background: 'warnBg', color: 'warn' }))}>
      {order.status === 'processing' ? (
        <Trans>
          Nothing was sent: the order changed before your answer went out. Check the order, then
          send it again.
        </Trans>
      ) : (
        <Trans>Nothing was sent: the order changed before your answer went out.</Trans>
      )}
    </output>
  );
}
