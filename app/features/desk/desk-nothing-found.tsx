import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '#app/ui/button.recipe.ts';
import { NoResultsPanel } from '#app/ui/state/state-panel.tsx';
import { deskAddress } from './desk-address.ts';
import type { DeskPageProps } from './desk-page.tsx';

/** Says that a search found nothing, and links to where it might. */
export function DeskNothingFound({ search }: Pick<DeskPageProps, 'search'>) {
  return (
    <NoResultsPanel>
      {search.list === 'all' ? null : (
        <Link
          to="/{-$locale}/desk"
          search={deskAddress({ ...search, list: 'all', age: null, page: 1 })}
          className={button({ variant: 'outline' })}
        >
          <Trans>Search all orders</Trans>
        </Link>
      )}
    </NoResultsPanel>
  );
}
