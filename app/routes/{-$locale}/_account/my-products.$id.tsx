import { msg } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { ownProductQuery } from '#app/features/studio/products/my-products.queries.ts';
import { EditProductPage } from '#app/features/studio/products/product-page.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { AppError } from '#domain/app-error.ts';
import { recordId } from '#domain/record-id.ts';
import { textLanguage } from '#domain/text/text-language.ts';

import { forgetShop } from '#app/entities/celebrity/forget-shop.ts';
import { onlyWithStore } from '#app/features/studio/only-with-store.ts';
import { ProductPreview } from '#app/features/product/product-preview.tsx';

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

const none: readonly never[] = [];

function EditProduct() {
  const { viewer } = Route.useRouteContext();
  const id = Number(Route.useParams().id);
  const locale = useLocale();
  const { language = locale } = Route.useSearch();
  const [picked, setPicked] = useState(false);
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const { data: categories = none } = useQuery(categoriesQuery(locale));
  return (
    <EditProductPage
      key={`${locale}-${id}`}
      id={id}
      viewer={viewer}
      locale={locale}
      language={language}
      picked={picked}
      onLanguage={(wanted) => {
        setPicked(true);
        void navigate({ search: { language: wanted }, replace: true, resetScroll: false });
      }}
      categories={categories}
      preview={(typed) => <ProductPreview typed={typed} viewer={viewer} locale={locale} />}
      onSaved={() => forgetShop(queryClient)}
      onDeleted={() => {
        forgetShop(queryClient);
        void navigate({ to: '/{-$locale}/my-products', ignoreBlocker: true });
      }}
    />
  );
}
