import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { chip } from '#app/ui/badge.recipe.ts';
import type { CatalogSearch } from '#domain/catalog/canonical-search.ts';
import type { Category } from '#domain/catalog/category.ts';
import { css } from '#styled/css/index.js';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8px', listStyle: 'none' });
const look = css(chip.raw(), {
  '&[aria-current]': { background: 'brand', borderColor: 'brand', color: 'onBrand' },
});

/**
 * The subcategories of a category, and a link back to all of it; filters are kept. Renders nothing when there are none.
 */
export function SubcategoryChips(props: {
  parent: Category;
  /** Slug of the subcategory shown, or null for all. */
  current: string | null;
  search: CatalogSearch;
}) {
  const { t } = useLingui();
  const { parent, current, search } = props;
  if (parent.children.length === 0) return null;
  const here = (is: boolean) => (is ? 'page' : undefined);
  return (
    <nav aria-label={t`Subcategories`}>
      <ul className={row}>
        <li>
          <Link
            to="/{-$locale}/products/$categorySlug"
            params={{ categorySlug: parent.slug }}
            search={search}
            className={look}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={here(current === null)}
          >
            <Trans context="categories">All</Trans>
          </Link>
        </li>
        {parent.children.map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              to="/{-$locale}/products/$parentSlug/$subCategorySlug"
              params={{ parentSlug: parent.slug, subCategorySlug: slug }}
              search={search}
              className={look}
              activeOptions={{ exact: true, includeSearch: false }}
              aria-current={here(current === slug)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
