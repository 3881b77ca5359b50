import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { onlyWithStore } from '#app/features/studio/only-with-store.ts';
import { MyProductsScreen } from '#app/features/studio/products/my-products-screen.tsx';
import { ownProductsQuery } from '#app/features/studio/products/my-products.queries.ts';
import { ownProductsSearchOf } from '#app/features/studio/products/own-products-address.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { pageParam } from '#domain/paging/page-param.ts';
import { ownProductParams } from '#domain/product/own-product-search.ts';

/** For celebrities. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/my-products/')({
  validateSearch: v.object({ page: pageParam, ...ownProductParams }),
  beforeLoad: onlyWithStore,
  loaderDeps: ({ search: { page, search, status } }) => ({ page, search, status }),
  // What cannot be loaded is told in the page itself, with a way to try again.
  loader: ({ context: { queryClient }, deps, location: { pathname } }) =>
    queryClient.prefetchQuery(ownProductsQuery(localeOfPath(pathname), ownProductsSearchOf(deps))),
  head: privatePage(msg`My products`),
  component: MyProductsScreen,
});
