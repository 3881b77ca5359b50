import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { chipLink } from '#app/ui/list/chip-row.recipe.ts';

/** The desk's link to the refunds. */
export function RefundsChip() {
  return (
    <li>
      <Link to="/{-$locale}/desk/refunds" className={chipLink}>
        <Trans>Refunds</Trans>
      </Link>
    </li>
  );
}
