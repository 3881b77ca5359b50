import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { MyProductsPage } from '#app/features/studio/products/my-products-page.tsx';
import { ownProductsAddress } from '#app/features/studio/products/own-products-address.ts';
import { ownProductsQuery } from '#app/features/studio/products/my-products.queries.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { ownProductParams, type OwnProductSearch } from '#domain/product/own-product-search.ts';
import { pageParam } from '#domain/paging/page-param.ts';

import { onlyWithStore } from '#app/features/studio/only-with-store.ts';
import { ShopTabs } from '#app/features/studio/shop-tabs.tsx';

type Params = { [Key in keyof OwnProductSearch]?: OwnProductSearch[Key] | undefined };

function searchOf({ page = 1, search = '', status = null }: Params): OwnProductSearch {
  return { page, search, status };
}

/** For celebrities. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/my-products/')({
  validateSearch: v.object({ page: pageParam, ...ownProductParams }),
  beforeLoad: onlyWithStore,
  loaderDeps: ({ search: { page, search, status } }) => ({ page, search, status }),
  // What cannot be loaded is told in the page itself, with a way to try again.
  loader: ({ context: { queryClient }, deps, location: { pathname } }) =>
    queryClient.prefetchQuery(ownProductsQuery(localeOfPath(pathname), searchOf(deps))),
  head: privatePage(msg`My products`),
  component: MyProducts,
});

function MyProducts() {
  const navigate = Route.useNavigate();
  const search = searchOf(Route.useSearch());
  return (
    <MyProductsPage
      locale={useLocale()}
      search={search}
      tabs={<ShopTabs />}
      onSearch={(words) =>
        void navigate({ search: ({ status }) => ownProductsAddress({ search: words, status }) })
      }
    />
  );
}
