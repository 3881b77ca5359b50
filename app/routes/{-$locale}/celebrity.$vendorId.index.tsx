import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { categoryPath } from '#app/entities/category/category-path.ts';
import { CategoryTrail } from '#app/entities/category/category-trail.tsx';
import { GoodsShelf } from '#app/entities/product/goods-shelf.tsx';
import {
  celebrityProductsQuery,
  celebrityQuery,
} from '#app/entities/celebrity/celebrities.queries.ts';
import { celebrityTitle } from '#app/features/celebrity/celebrity-title.ts';
import { celebrityHead } from '#app/features/celebrity/celebrity-head.ts';
import { CelebrityPage } from '#app/features/celebrity/celebrity-page.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { sellerQuery } from '#app/features/content/legal/seller.queries.ts';
import { SellerLine } from '#app/features/content/legal/seller-line.tsx';
import { ReportLink } from '#app/features/reports/report-link.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { breadcrumbList, pageHead } from '#app/platform/page/page-head.ts';
import { siteNameIn } from '#app/platform/site-name.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { DetailSkeleton } from '#app/ui/state/detail-skeleton.tsx';
import { recordId } from '#domain/record-id.ts';

export const Route = createFileRoute('/{-$locale}/celebrity/$vendorId/')({
  loader: async ({ context: { queryClient, i18n }, location, params }) => {
    const locale = localeOfPath(location.pathname);
    const id = recordId(params.vendorId);
    if (id === null) throw notFound();
    const [celebrity] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(celebrityQuery(id, locale))),
      // The page stands without the categories and without the shop.
      queryClient.prefetchQuery(categoriesQuery(locale)),
      queryClient.prefetchQuery(celebrityProductsQuery(id, locale)),
      queryClient.prefetchQuery(sellerQuery),
    ]);
    const tree = queryClient.getQueryData(categoriesQuery(locale).queryKey) ?? [];
    const origin = siteOrigin();
    const { shopName: name } = celebrity;
    return celebrityHead({
      origin,
      locale,
      celebrity,
      title: i18n._(
        celebrityTitle(
          name,
          celebrity.services.map(({ kind }) => kind),
        ),
      ),
      serviceName: (kind) => i18n._(serviceName[kind]),
      fallback: i18n._(msg`Personal videos, messages and more from ${name}.`),
      trail: breadcrumbList(origin, locale, [
        { name: i18n._(msg`Home`), path: '/' },
        ...categoryPath(tree, celebrity.categories),
        { name, path: `/celebrity/${id}` },
      ]),
    });
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData ? pageHead(loaderData, siteNameIn(context.queryClient)) : {},
  pendingComponent: DetailSkeleton,
  component: CelebrityRoute,
});

function CelebrityRoute() {
  const locale = useLocale();
  const id = Number(Route.useParams().vendorId);
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
      report={<ReportLink kind="profile" id={id} />}
      goods={
        <GoodsShelf
          heading={<Trans>From {name}’s shop</Trans>}
          products={goods.data?.rows}
          failed={goods.isError}
          onRetry={() => void goods.refetch()}
          locale={locale}
        />
      }
    />
  );
}
