import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';

import { badge } from '#app/ui/badge.recipe.ts';

/** Has a price already, and cannot be requested yet. */
export function ComingSoon() {
  return (
    <span className={badge()}>
      <Clock aria-hidden />
      <Trans>Coming soon</Trans>
    </span>
  );
}
