import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';

import { localeOfPath } from '#app/platform/i18n.ts';
import { isShown } from '#app/platform/page/page-head.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { isNarrowed, listingSearch, type ListingSearch } from '#domain/catalogue/listing-search.ts';
import type { Locale } from '#domain/locale.ts';

import { homeHead, loadHome } from '#app/features/catalog/home/home-route.ts';
import { HomeScreen } from '#app/features/catalog/home/home-screen.tsx';
import {
  LateListingScreen,
  loadListingScreen,
} from '#app/features/catalog/listing/lazy-listing-screen.ts';
import { listingHead, listingOf, loadListing } from '#app/features/catalog/listing/listing.ts';

/** The home page with anything in its address is a list: of what fits. */
function whatFits(locale: Locale, search: ListingSearch) {
  return listingOf(locale, ['celebrities', 'products'], search);
}

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
    if (!isNarrowed(search)) return homeHead(queryClient, i18n, locale);
    return listingHead(queryClient, whatFits(locale, search), {
      title: i18n._(msg`Celebrities`),
      description: i18n._(msg`Everyone you can ask for a video, a message or a signed gift.`),
      trail: [{ name: i18n._(msg`Home`), path: '/' }],
    });
  },
  component: Home,
});

function Home() {
  const { t } = useLingui();
  const locale = useLocale();
  const search = Route.useSearch();
  if (!isNarrowed(search)) return <HomeScreen locale={locale} />;
  const words = search.search;
  return (
    <LateListingScreen
      listing={whatFits(locale, search)}
      title={words === undefined ? t`Celebrities` : t`Results for “${words}”`}
      withCategories
    />
  );
}
