import { useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, Clock, Undo2 } from 'lucide-react';

import { badge } from '#app/ui/badge.recipe.ts';
import type { PayoutState } from '#domain/payout/payout.ts';

import { payoutStateLabel } from './payout.messages.ts';

const looks = {
  prepared: { tone: 'info', Icon: Clock },
  sent: { tone: 'good', Icon: CircleCheck },
  returned: { tone: 'warn', Icon: Undo2 },
  dropped: { tone: 'neutral', Icon: Ban },
} as const;

/** The state of a payout. */
export function PayoutBadge({ state }: { state: PayoutState }) {
  const { t } = useLingui();
  const { tone, Icon } = looks[state];
  return (
    <span className={badge({ tone })}>
      <Icon aria-hidden />
      {t(payoutStateLabel[state])}
    </span>
  );
}
