import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';

import { localeOfPath } from '#app/platform/i18n.ts';
import { isShown } from '#app/platform/page/page-head.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import type { Locale } from '#domain/locale.ts';
import { listingSearch, type ListingSearch } from '#domain/catalogue/listing-search.ts';

import { HomeLink } from '#app/features/catalog/home/home-link.tsx';
import { ListingScreen } from '#app/features/catalog/listing/listing-screen.tsx';
import { listingHead, listingOf, loadListing } from '#app/features/catalog/listing/listing.ts';

/** Everyone; anyone who searches here is shown goods too. */
function everyone(locale: Locale, search: ListingSearch) {
  return listingOf(locale, search.search ? ['celebrities', 'products'] : ['celebrities'], search);
}

export const Route = createFileRoute('/{-$locale}/celebrities')({
  staticData: { searchable: true },
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => {
    const listing = everyone(localeOfPath(location.pathname), deps);
    return loadListing(context.queryClient, listing, location.pathname);
  },
  head: ({ match, matches }) => {
    if (!isShown(matches)) return {};
    const { i18n, queryClient } = match.context;
    const title = i18n._(msg`Celebrities`);
    return listingHead(queryClient, everyone(localeOfPath(match.pathname), match.search), {
      title,
      description: i18n._(msg`Everyone you can ask for a video, a message or a signed gift.`),
      trail: [
        { name: i18n._(msg`Home`), path: '/' },
        { name: title, path: '/celebrities' },
      ],
    });
  },
  component: Celebrities,
});

function Celebrities() {
  const { t } = useLingui();
  const locale = useLocale();
  const title = t`Celebrities`;
  return (
    <ListingScreen
      listing={everyone(locale, Route.useSearch())}
      title={title}
      description={t`Everyone you can ask for a video, a message or a signed gift.`}
      trail={<Breadcrumb links={[<HomeLink key="home" />]} here={title} />}
      withCategories
    />
  );
}
