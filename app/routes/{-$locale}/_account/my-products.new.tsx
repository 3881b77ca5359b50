import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { ProductPreview } from '#app/features/product/product-preview.tsx';
import { onlyWithStore } from '#app/features/studio/only-with-store.ts';
import { NewProductScreen } from '#app/features/studio/products/new-product-screen.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

/** For celebrities. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/my-products/new')({
  beforeLoad: onlyWithStore,
  loader: ({ context: { queryClient }, location: { pathname } }) =>
    queryClient.prefetchQuery(categoriesQuery(localeOfPath(pathname))),
  head: privatePage(msg`New product`),
  component: NewProduct,
});

function NewProduct() {
  return <NewProductScreen Preview={ProductPreview} />;
}
