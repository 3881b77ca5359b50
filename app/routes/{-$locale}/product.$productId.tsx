import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { OrderBox } from '#app/features/basket/order-box.tsx';
import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { categoryPath } from '#app/entities/category/category-path.ts';
import { CategoryTrail } from '#app/entities/category/category-trail.tsx';
import { GoodsShelf } from '#app/entities/product/goods-shelf.tsx';
import { productHead } from '#app/features/product/product-head.ts';
import { ProductPage } from '#app/features/product/product-page.tsx';
import { productQuery } from '#app/entities/product/products.queries.ts';
import { celebrityProductsQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { ReportLink } from '#app/features/reports/report-link.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { breadcrumbList, pageHead } from '#app/platform/page/page-head.ts';
import { siteNameIn } from '#app/platform/site-name.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { DetailSkeleton } from '#app/ui/state/detail-skeleton.tsx';
import type { Product } from '#domain/product/product.ts';
import { recordId } from '#domain/record-id.ts';

export const Route = createFileRoute('/{-$locale}/product/$productId')({
  loader: async ({ context: { queryClient, i18n }, location, params }) => {
    const locale = localeOfPath(location.pathname);
    const id = recordId(params.productId);
    if (id === null) throw notFound();
    const [product] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(productQuery(id, locale))),
      // The page stands without the categories and without the seller's other goods.
      queryClient.prefetchQuery(categoriesQuery(locale)),
    ]);
    if (product.seller) {
      await queryClient.prefetchQuery(celebrityProductsQuery(product.seller.id, locale));
    }
    const tree = queryClient.getQueryData(categoriesQuery(locale).queryKey) ?? [];
    const origin = siteOrigin();
    const { title } = product;
    return productHead({
      origin,
      locale,
      product,
      fallback: i18n._(msg`${title}, signed and sent by someone you admire.`),
      trail: breadcrumbList(origin, locale, [
        { name: i18n._(msg`Home`), path: '/' },
        ...categoryPath(
          tree,
          product.categories.map(({ slug }) => slug),
        ),
        { name: title, path: `/product/${id}` },
      ]),
    });
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData ? pageHead(loaderData, siteNameIn(context.queryClient)) : {},
  pendingComponent: DetailSkeleton,
  component: ProductRoute,
});

function ProductRoute() {
  const locale = useLocale();
  const navigate = Route.useNavigate();
  const id = Number(Route.useParams().productId);
  const { data: product } = useSuspenseQuery(productQuery(id, locale));
  const { data: tree = [] } = useQuery(categoriesQuery(locale));
  return (
    <ProductPage
      product={product}
      locale={locale}
      breadcrumb={
        <CategoryTrail
          steps={categoryPath(
            tree,
            product.categories.map(({ slug }) => slug),
          )}
          here={product.title}
          locale={locale}
        />
      }
      order={
        <OrderBox
          key={id}
          product={product}
          onOrderNow={(only) =>
            void navigate({ to: '/{-$locale}/checkout/shipping', search: { only } })
          }
        />
      }
      report={<ReportLink kind="product" id={id} />}
      more={product.seller ? <MoreOf seller={product.seller} besides={id} /> : null}
    />
  );
}

/** What else the same person sells. */
function MoreOf(props: { seller: NonNullable<Product['seller']>; besides: number }) {
  const locale = useLocale();
  const goods = useQuery(celebrityProductsQuery(props.seller.id, locale));
  const name = props.seller.shopName;
  return (
    <GoodsShelf
      heading={<Trans>More from {name}</Trans>}
      products={goods.data?.rows.filter(({ id }) => id !== props.besides)}
      failed={goods.isError}
      onRetry={() => void goods.refetch()}
      locale={locale}
    />
  );
}
