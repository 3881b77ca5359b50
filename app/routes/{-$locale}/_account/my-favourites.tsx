import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import {
  favouriteCardsQuery,
  favouritesQuery,
} from '#app/entities/favourite/favourites.queries.ts';
import { FavouritesScreen } from '#app/features/favourites/favourites-screen.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-favourites')({
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ context: { queryClient, viewer }, location }) => {
    // First: what this browser kept comes with it.
    await queryClient.fetchQuery(favouritesQuery(viewer.id));
    await queryClient.fetchQuery(favouriteCardsQuery(viewer.id, localeOfPath(location.pathname)));
  },
  head: privatePage(msg`Favourites`),
  component: FavouritesScreen,
});
