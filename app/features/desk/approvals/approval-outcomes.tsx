import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TriangleAlert, WifiOff, X } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import * as look from './approval.recipe.ts';
import { statusLabel } from '#app/entities/order/orders.messages.ts';
import type { NotifiedOutcome } from './use-approvals.ts';

/** Sticks below the header, so that it is visible even after deciding on the last row of the list. */
const inSight = css({
  position: 'sticky',
  top: {
    base: 'calc(token(sizes.headerPhone) + 12px)',
    md: 'calc(token(sizes.header) + 12px)',
  },
  zIndex: 14,
  marginBottom: '16px',
  maxHeight: '40vh',
  overflow: 'auto',
  boxShadow: 'float',
  '& > :is(ul, p)': { flex: 1 },
});
const close = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginBlock: '-10px',
  marginRight: '-10px',
  borderRadius: 'm',
  cursor: 'pointer',
});

function Close({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={close} aria-label={t`Close`} onClick={onClose}>
      <X aria-hidden />
    </button>
  );
}

/**
 * Lists each order that could not be decided on, and why: someone else was faster, the store is closed, or it failed
 * and is still waiting.
 */
export function ApprovalOutcomes(props: {
  outcomes: readonly NotifiedOutcome[];
  onClose: () => void;
}) {
  const { outcomes, onClose } = props;
  if (outcomes.length === 0) return null;
  return (
    <div role="alert" className={cx(notice({ tone: 'warn' }), inSight)}>
      <TriangleAlert aria-hidden />
      <ul className={look.outcomes}>
        {outcomes.map((outcome) => (
          <li key={outcome.orderId}>
            <Link
              to="/{-$locale}/my-orders/detail"
              search={{ orderId: outcome.orderId }}
              className={css({ textDecoration: 'underline', fontWeight: 600 })}
            >
              <Trans>Order {outcome.number}</Trans>
            </Link>
            {': '}
            <Told outcome={outcome} />
          </li>
        ))}
      </ul>
      <Close onClose={onClose} />
    </div>
  );
}

/** All of them failed for the same reason. */
export function ApprovalFailure({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div role="alert" className={cx(notice({ tone: 'bad' }), inSight)}>
      <WifiOff aria-hidden />
      <p>{text}</p>
      <Close onClose={onClose} />
    </div>
  );
}

function Told({ outcome: { outcome, status } }: { outcome: NotifiedOutcome }) {
  const { t } = useLingui();
  if (outcome === 'failed') return <Trans>that didn’t work; it’s still waiting. Try again.</Trans>;
  if (outcome === 'storeClosed')
    return (
      <Trans>
        the celebrity isn’t taking orders right now. It’s still waiting and can be rejected.
      </Trans>
    );
  if (outcome === 'unpaid') return <Trans>it isn’t paid, so it’s still waiting.</Trans>;
  if (status === null) return <Trans>someone else has already dealt with it.</Trans>;
  const now = t(statusLabel[status]);
  return <Trans>someone else has already dealt with it. Its status now: {now}.</Trans>;
}
