import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { chipLink } from '#app/ui/list/chip-row.recipe.ts';

/** The desk's link to the payouts. */
export function PayoutsChip() {
  return (
    <li>
      <Link to="/{-$locale}/desk/payouts" className={chipLink}>
        <Trans>Payouts</Trans>
      </Link>
    </li>
  );
}
