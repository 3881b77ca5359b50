import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { chipCount, chipLink } from '#app/ui/list/chip-row.recipe.ts';

/** The desk's link to the reports, with the number of open reports and objections. */
export function ReportsChip({ waiting }: { waiting: number }) {
  return (
    <li>
      <Link to="/{-$locale}/desk/reports" className={chipLink}>
        <Trans>Reports</Trans>
        <span className={chipCount}>{waiting}</span>
      </Link>
    </li>
  );
}
