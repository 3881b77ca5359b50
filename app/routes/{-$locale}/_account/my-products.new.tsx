import { msg } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { NewProductPage } from '#app/features/studio/products/product-page.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { forgetShop } from '#app/entities/celebrity/forget-shop.ts';
import { onlyWithStore } from '#app/features/studio/only-with-store.ts';
import { ProductPreview } from '#app/features/product/product-preview.tsx';

/** For celebrities. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/my-products/new')({
  beforeLoad: onlyWithStore,
  loader: ({ context: { queryClient }, location: { pathname } }) =>
    queryClient.prefetchQuery(categoriesQuery(localeOfPath(pathname))),
  head: privatePage(msg`New product`),
  component: NewProduct,
});

const none: readonly never[] = [];

function NewProduct() {
  const { viewer } = Route.useRouteContext();
  const locale = useLocale();
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const { data: categories = none } = useQuery(categoriesQuery(locale));
  return (
    <NewProductPage
      key={locale}
      viewer={viewer}
      locale={locale}
      categories={categories}
      preview={(typed) => <ProductPreview typed={typed} viewer={viewer} locale={locale} />}
      onSaved={({ id }, isHere) => {
        forgetShop(queryClient);
        if (!isHere) return undefined;
        return navigate({
          to: '/{-$locale}/my-products/$id',
          params: { id: String(id) },
          replace: true,
          ignoreBlocker: true,
        });
      }}
      onDeleted={() => undefined}
    />
  );
}
