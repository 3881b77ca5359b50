import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';

import { notice } from '#app/ui/field/form.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import * as look from './approval.recipe.ts';
import { statusLabel } from './orders.messages.ts';
import type { ToldOutcome } from './use-approvals.ts';

/** Each order that could not be decided on, and why: somebody was faster, the store is closed, or it failed and waits as before. */
export function ApprovalOutcomes({ outcomes }: { outcomes: readonly ToldOutcome[] }) {
  if (outcomes.length === 0) return null;
  return (
    <div role="alert" className={cx(notice({ tone: 'warn' }), css({ marginBottom: '16px' }))}>
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
    </div>
  );
}

function Told({ outcome: { outcome, status } }: { outcome: ToldOutcome }) {
  const { t } = useLingui();
  if (outcome === 'failed')
    return <Trans>this could not be done, it still waits. Try again.</Trans>;
  if (outcome === 'storeClosed')
    return <Trans>the celebrity takes no orders now, it still waits. It can be rejected.</Trans>;
  if (outcome === 'unpaid') return <Trans>it isn’t paid, so it still waits here.</Trans>;
  if (status === null) return <Trans>somebody was faster.</Trans>;
  const now = t(statusLabel[status]);
  return <Trans>somebody was faster. Its status now: {now}.</Trans>;
}
