import { Trans, useLingui } from '@lingui/react/macro';
import { rejectionOf } from '#domain/order/order-history.ts';
import type { Order } from '#domain/order/order.ts';
import { css } from '#styled/css/index.js';
import { reasonTold } from '#app/entities/order/rejection.messages.ts';

/** The localised reason for a rejection, followed by the accompanying text as written. */
export function RejectionTold({ order }: { order: Order }) {
  const { t } = useLingui();
  const rejection = rejectionOf(order);
  if (!rejection) return null;
  const told = reasonTold[rejection.reason];
  const { words } = rejection;
  return (
    <>
      {told ? <p className={css({ marginTop: '4px' })}>{t(told)}</p> : null}
      {words === '' ? null : (
        <p className={css({ marginTop: '4px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })}>
          <Trans>They wrote: {words}</Trans>
        </p>
      )}
    </>
  );
}
