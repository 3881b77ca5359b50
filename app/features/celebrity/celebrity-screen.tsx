import { Trans } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { categoryPath } from '#app/entities/category/category-path.ts';
import { CategoryTrail } from '#app/entities/category/category-trail.tsx';
import {
  celebrityProductsQuery,
  celebrityQuery,
} from '#app/entities/celebrity/celebrities.queries.ts';
import { RelatedProducts } from '#app/entities/product/lazy-parts.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import type { Locale } from '#domain/locale.ts';

import { CelebrityPage } from './celebrity-page.tsx';

interface CelebrityScreenProps {
  /** The contracting party. */
  SellerLine: ComponentType<{ celebrity: string }>;
  /** The link to report a profile. */
  report: (id: number) => ReactNode;
  /** The reviews, with links to report them. */
  reviews: (of: { celebrityId: number; name: string; locale: Locale }) => ReactNode;
}

/** A celebrity's page with the parts of other features that the route passes in. */
export function CelebrityScreen({ SellerLine, report, reviews }: CelebrityScreenProps) {
  const locale = useLocale();
  const id = Number(useParams({ from: '/{-$locale}/celebrity/$vendorId/' }).vendorId);
  const { data: celebrity } = useSuspenseQuery(celebrityQuery(id, locale));
  const { data: tree = [] } = useQuery(categoriesQuery(locale));
  const goods = useQuery(celebrityProductsQuery(id, locale));
  const { shopName: name } = celebrity;
  return (
    <CelebrityPage
      celebrity={celebrity}
      locale={locale}
      breadcrumb={
        <CategoryTrail
          steps={categoryPath(tree, celebrity.categories)}
          here={name}
          locale={locale}
        />
      }
      seller={<SellerLine celebrity={name} />}
      report={report(id)}
      reviews={reviews({ celebrityId: id, name, locale })}
      goods={
        <RelatedProducts
          heading={<Trans>From {name}’s store</Trans>}
          products={goods.data?.rows}
          failed={goods.isError}
          onRetry={() => void goods.refetch()}
          locale={locale}
        />
      }
    />
  );
}
