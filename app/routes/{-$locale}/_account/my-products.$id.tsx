import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { ProductPreview } from '#app/features/product/product-preview.tsx';
import { onlyWithStore } from '#app/features/studio/only-with-store.ts';
import { EditProductScreen } from '#app/features/studio/products/edit-product-screen.tsx';
import { ownProductQuery } from '#app/features/studio/products/my-products.queries.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { AppError } from '#domain/app-error.ts';
import { recordId } from '#domain/record-id.ts';
import { textLanguage } from '#domain/text/text-language.ts';

/** For the celebrity whose product it is. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/my-products/$id')({
  beforeLoad: onlyWithStore,
  validateSearch: v.object({ language: textLanguage }),
  loaderDeps: ({ search: { language } }) => ({ language }),
  loader: async ({ context: { queryClient }, deps, location: { pathname }, params }) => {
    const locale = localeOfPath(pathname);
    const id = recordId(params.id);
    if (id === null) throw notFound();
    const query = ownProductQuery(deps.language ?? locale, id);
    await Promise.all([
      queryClient.prefetchQuery(query),
      queryClient.prefetchQuery(categoriesQuery(locale)),
    ]);
    const { error } = queryClient.getQueryState(query.queryKey) ?? {};
    if (error instanceof AppError && error.code === 'not_found') throw notFound();
    // Anything else that keeps it away is told in the page itself, with a way to try again.
  },
  head: privatePage(msg`Edit product`),
  component: EditProduct,
});

function EditProduct() {
  return <EditProductScreen Preview={ProductPreview} />;
}
