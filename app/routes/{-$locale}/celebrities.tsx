import { createFileRoute } from '@tanstack/react-router';

import { EveryoneScreen } from '#app/features/catalog/listing/everyone-screen.tsx';
import { everyone, everyoneHead } from '#app/features/catalog/listing/everyone.ts';
import { loadListing } from '#app/features/catalog/listing/listing.ts';
import { RecentlyViewed } from '#app/features/favourites/lazy-parts.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { isShown } from '#app/platform/page/page-head.ts';
import { listingSearch } from '#domain/catalog/listing-search.ts';

export const Route = createFileRoute('/{-$locale}/celebrities')({
  staticData: { searchable: true },
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => {
    const listing = everyone(localeOfPath(location.pathname), deps);
    return loadListing(context.queryClient, listing, location.pathname);
  },
  head: ({ match: { context, pathname, search }, matches }) => {
    if (!isShown(matches)) return {};
    return everyoneHead(context.queryClient, context.i18n, localeOfPath(pathname), search);
  },
  component: () => (
    <>
      <EveryoneScreen />
      <RecentlyViewed />
    </>
  ),
});
