import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';

import { useLocale } from '#app/platform/browser/use-locale.ts';
import { isNarrowed } from '#domain/catalog/listing-search.ts';

import { LazyListingScreen } from '../listing/lazy-listing-screen.ts';
import { whatFits } from '../listing/what-fits.ts';
import { HomeScreen } from './home-screen.tsx';

/** The home page, or a list of matches if its URL has search parameters. */
export function IndexScreen() {
  const { t } = useLingui();
  const locale = useLocale();
  const search = useSearch({ from: '/{-$locale}/' });
  if (!isNarrowed(search)) return <HomeScreen locale={locale} />;
  const words = search.search;
  return (
    <LazyListingScreen
      listing={whatFits(locale, search)}
      title={words === undefined ? t`Celebrities` : t`Results for “${words}”`}
      withCategories
    />
  );
}
