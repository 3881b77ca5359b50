import { Trans } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { categoryPath } from '#app/entities/category/category-path.ts';
import { CategoryTrail } from '#app/entities/category/category-trail.tsx';
import { celebrityProductsQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { RelatedProducts } from '#app/entities/product/lazy-parts.ts';
import { productQuery } from '#app/entities/product/products.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import type { Product } from '#domain/product/product.ts';

import { ProductPage } from './product-page.tsx';

const from = '/{-$locale}/product/$productId';

interface ProductScreenProps {
  /** How to buy the product. */
  OrderBox: ComponentType<{ product: Product; onOrderNow: (lineId: string) => void }>;
  /** The link to report a product. */
  report: (id: number) => ReactNode;
}

/** A product page with the parts of other features that the route passes in. */
export function ProductScreen({ OrderBox, report }: ProductScreenProps) {
  const locale = useLocale();
  const navigate = useNavigate({ from });
  const id = Number(useParams({ from }).productId);
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
      report={report(id)}
      more={product.seller ? <MoreOf seller={product.seller} besides={id} /> : null}
    />
  );
}

/** Other products by the same seller. */
function MoreOf(props: { seller: NonNullable<Product['seller']>; besides: number }) {
  const locale = useLocale();
  const goods = useQuery(celebrityProductsQuery(props.seller.id, locale));
  const name = props.seller.shopName;
  return (
    <RelatedProducts
      heading={<Trans>More from {name}</Trans>}
      products={goods.data?.rows.filter(({ id }) => id !== props.besides)}
      failed={goods.isError}
      onRetry={() => void goods.refetch()}
      locale={locale}
    />
  );
}
