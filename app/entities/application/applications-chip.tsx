import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { chipCount, chipLink } from '#app/ui/list/chip-row.recipe.ts';

import { applicationCountQuery } from './applications.queries.ts';

/** The applications list, shown among the desk's other lists. */
export function ApplicationsChip({ isCurrent = false }: { isCurrent?: boolean }) {
  const { data: many } = useQuery(applicationCountQuery);
  return (
    <li>
      <Link
        to="/{-$locale}/applications"
        className={chipLink}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Trans>Applications</Trans>
        {many === undefined ? null : <span className={chipCount}>{many}</span>}
      </Link>
    </li>
  );
}
