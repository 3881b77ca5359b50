import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';

import { CelebrityCard } from '#app/entities/celebrity/celebrity-card.tsx';
import {
  favouriteCardsQuery,
  favouritesQuery,
} from '#app/entities/favourite/favourites.queries.ts';
import { savedFavourites } from '#app/entities/favourite/saved-favourites.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { cardGrid, page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { NoDataPanel } from '#app/ui/state/state-panel.tsx';

/** The celebrities that a person marked, the latest first. One whose heart is taken stays until the next visit. */
export function FavouritesScreen() {
  const locale = useLocale();
  const { viewer } = useRouteContext({ from: '/{-$locale}/_account/my-favourites' });
  const { data: cards } = useSuspenseQuery(favouriteCardsQuery(viewer.id, locale));
  const queryClient = useQueryClient();
  // A page from the server knows nothing of what this browser saved before signing in.
  useEffect(() => {
    if (savedFavourites.read().length === 0) return;
    void queryClient
      .fetchQuery({ ...favouritesQuery(viewer.id), staleTime: 0 })
      .then(() => queryClient.invalidateQueries(favouriteCardsQuery(viewer.id, locale)))
      .catch((error: unknown) => console.error(error));
  }, [queryClient, viewer.id, locale]);
  return (
    <div className={page}>
      <h1 className={pageTitle}>
        <Trans>Favourites</Trans>
      </h1>
      {cards.length === 0 ? (
        <NoDataPanel>
          <p>
            <Trans>Press the heart on a celebrity and you’ll find them here.</Trans>
          </p>
          <Link to="/{-$locale}/celebrities" className={button()}>
            <Trans>Find celebrities</Trans>
          </Link>
        </NoDataPanel>
      ) : (
        <ul className={cardGrid}>
          {cards.map((celebrity) => (
            <li key={celebrity.id}>
              <CelebrityCard celebrity={celebrity} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
