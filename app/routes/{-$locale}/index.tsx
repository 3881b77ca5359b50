import { createFileRoute } from '@tanstack/react-router';

import { homeHead, loadHome } from '#app/features/catalog/home/home-route.ts';
import { IndexScreen } from '#app/features/catalog/home/index-screen.tsx';
import { loadListingScreen } from '#app/features/catalog/listing/lazy-listing-screen.ts';
import { loadListing } from '#app/features/catalog/listing/listing.ts';
import { whatFits, whatFitsHead } from '#app/features/catalog/listing/what-fits.ts';
import { RecentlyViewed } from '#app/features/favourites/lazy-parts.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { isShown } from '#app/platform/page/page-head.ts';
import { isNarrowed, listingSearch } from '#domain/catalog/listing-search.ts';

export const Route = createFileRoute('/{-$locale}/')({
  staticData: { searchable: true },
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, location: { pathname } }) => {
    const locale = localeOfPath(pathname);
    if (!isNarrowed(deps)) return loadHome(queryClient, locale);
    await Promise.all([
      loadListingScreen(),
      loadListing(queryClient, whatFits(locale, deps), pathname),
    ]);
  },
  head: ({ match: { context, pathname, search }, matches }) => {
    if (!isShown(matches)) return {};
    const { i18n, queryClient } = context;
    const locale = localeOfPath(pathname);
    return isNarrowed(search)
      ? whatFitsHead(queryClient, i18n, locale, search)
      : homeHead(queryClient, i18n, locale);
  },
  component: () => (
    <>
      <IndexScreen />
      <RecentlyViewed />
    </>
  ),
});
