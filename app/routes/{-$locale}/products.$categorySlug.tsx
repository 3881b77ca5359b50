import { createFileRoute } from '@tanstack/react-router';

import { listingSearch } from '#domain/catalog/listing-search.ts';

import { categoryHead, loadCategory } from '#app/features/catalog/listing/category-route.ts';
import { CategoryScreen } from '#app/features/catalog/listing/category-screen.tsx';

export const Route = createFileRoute('/{-$locale}/products/$categorySlug')({
  staticData: { searchable: true },
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location, params }) =>
    loadCategory({
      queryClient: context.queryClient,
      pathname: location.pathname,
      slugs: [params.categorySlug],
      search: deps,
    }),
  head: ({ match, params }) =>
    categoryHead({
      ...match.context,
      pathname: match.pathname,
      slugs: [params.categorySlug],
      search: match.search,
    }),
  component: Category,
});

function Category() {
  const { categorySlug } = Route.useParams();
  return <CategoryScreen slugs={[categorySlug]} search={Route.useSearch()} />;
}
