import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';

import { chip } from '#app/ui/badge.recipe.ts';
import { lazyPart } from '#app/platform/page/lazy.ts';
import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import { centsFromEuros } from '#domain/catalog/catalog-search.ts';
import { changedSearch, type CatalogSearch } from '#domain/catalog/canonical-search.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { css } from '#styled/css/index.js';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8px', listStyle: 'none' });
const removable = css(chip.raw(), {
  maxWidth: '100%',
  borderColor: 'transparent',
  background: 'brandBg',
  color: 'brandInk',
});

/** "€20 to €150", or just the bound that is set. */
function PriceRange({ search, locale }: { search: CatalogSearch; locale: Locale }) {
  const shown = (euros: number | undefined) =>
    euros === undefined ? null : formatMoney(centsFromEuros(euros), locale);
  const lowest = shown(search.minPrice);
  const highest = shown(search.maxPrice);
  if (lowest === null) return <Trans>up to {highest}</Trans>;
  if (highest === null) {
    const price = lowest;
    return <Trans>from {price}</Trans>;
  }
  return (
    <Trans>
      {lowest} to {highest}
    </Trans>
  );
}

const InTimeFor = lazyPart(async () => (await import('./in-time-for.tsx')).InTimeFor);

/** The active filters, each a link to the list without it. */
export function FilterChips(props: {
  search: CatalogSearch;
  locale: Locale;
  countryName: string | null;
  categoryName: string | null;
}) {
  const { t } = useLingui();
  const { search, locale } = props;
  const searched = search.search;
  const priced = search.minPrice !== undefined || search.maxPrice !== undefined;
  const chips = [
    { on: searched, words: t`“${searched}”`, change: { search: undefined } },
    { on: search.country, words: props.countryName, change: { country: undefined } },
    { on: search.category, words: props.categoryName, change: { category: undefined } },
    {
      on: priced,
      words: <PriceRange search={search} locale={locale} />,
      change: { minPrice: undefined, maxPrice: undefined },
    },
    {
      on: search.by,
      words: <InTimeFor day={search.by ?? ''} locale={locale} />,
      change: { by: undefined },
    },
  ].filter(({ on }) => Boolean(on));
  if (chips.length === 0) return null;
  return (
    <ul className={row} aria-label={t`Active filters`}>
      {chips.map(({ words, change }) => (
        <li key={Object.keys(change)[0]}>
          <Link
            to="."
            activeOptions={{ exact: true, includeSearch: true }}
            // Another filter's removal may be in flight.
            search={(now) => changedSearch(now, change)}
            resetScroll={false}
            preload={false}
            rel="nofollow"
            className={removable}
          >
            {words}
            <X aria-hidden />
            <span className={visuallyHidden}>
              <Trans>Remove filter</Trans>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
