import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { SubcategoryChips } from '#app/features/catalog/subcategory-chips.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { canonicalSearch } from '#domain/catalog/canonical-search.ts';
import { findCategory } from '#domain/catalog/category.ts';
import { filtersOf, type ListingSearch } from '#domain/catalog/listing-search.ts';

import { HomeLink } from '#app/features/catalog/home/home-link.tsx';
import { ListingScreen } from './listing-screen.tsx';
import { listingOf } from './listing.ts';

/** All celebrities and products in one category. @param slugs from the URL, parent first */
export function CategoryScreen(props: {
  slugs: readonly [string, string?];
  search: ListingSearch;
}) {
  const locale = useLocale();
  const { data: top } = useSuspenseQuery(categoriesQuery(locale));
  const found = findCategory(top, ...props.slugs);
  if (!found) return null;
  const { category, parent } = found;
  const listing = listingOf(locale, ['celebrities', 'products'], props.search, category.slug);
  const links = [<HomeLink key="home" />];
  if (parent) {
    links.push(
      <Link
        key={parent.slug}
        to="/{-$locale}/products/$categorySlug"
        params={{ categorySlug: parent.slug }}
        activeOptions={{ exact: true }}
      >
        {parent.name}
      </Link>,
    );
  }
  return (
    <ListingScreen
      listing={listing}
      title={category.name}
      description={category.description}
      trail={<Breadcrumb links={links} here={category.name} />}
      subcategories={
        <SubcategoryChips
          parent={parent ?? category}
          current={parent ? category.slug : null}
          search={canonicalSearch({
            ...filtersOf(listing.search),
            category: undefined,
            page: undefined,
          })}
        />
      }
      withCategories={false}
    />
  );
}
