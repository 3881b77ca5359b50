import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, Clock, Send, Undo2 } from 'lucide-react';

import { badge } from '#app/ui/badge.recipe.ts';
import type { RefundState } from '#domain/refund/refund.ts';

const looks = {
  prepared: { tone: 'info', Icon: Clock, label: msg`Being prepared` },
  sent: { tone: 'info', Icon: Send, label: msg`The bank has it` },
  booked: { tone: 'good', Icon: CircleCheck, label: msg`Refunded` },
  returned: { tone: 'warn', Icon: Undo2, label: msg`Came back from the bank` },
  dropped: { tone: 'neutral', Icon: Ban, label: msg`Taken out` },
} as const;

/** The state of a refund. */
export function RefundBadge({ state }: { state: RefundState }) {
  const { t } = useLingui();
  const { tone, Icon, label } = looks[state];
  return (
    <span className={badge({ tone })}>
      <Icon aria-hidden />
      {t(label)}
    </span>
  );
}
