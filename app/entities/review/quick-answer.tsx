import { Trans } from '@lingui/react/macro';

/** Shown only where the figures of real orders say so (`app/domain/figures/quick-answer.ts`). */
export function QuickAnswer() {
  return (
    <span>
      <Trans>Answers within 24 hours</Trans>
    </span>
  );
}
