import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { chipCount, chipLink } from '#app/ui/list/chip-row.recipe.ts';

import { clipCountQuery } from './waiting-clips.queries.ts';

/** The clips that wait for the team, shown among the desk's other lists. */
export function ClipsChip({ isCurrent = false }: { isCurrent?: boolean }) {
  const { data: many } = useQuery(clipCountQuery);
  return (
    <li>
      <Link
        to="/{-$locale}/desk/clips"
        className={chipLink}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Trans>Clips</Trans>
        {many === undefined ? null : <span className={chipCount}>{many}</span>}
      </Link>
    </li>
  );
}
