import { createFileRoute, notFound } from '@tanstack/react-router';

import { OrderBox } from '#app/features/basket/order-box.tsx';
import { loadProduct } from '#app/features/product/product-route.ts';
import { ProductScreen } from '#app/features/product/product-screen.tsx';
import { ReportLink } from '#app/features/reports/report-link.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { loadedPage } from '#app/platform/page/route-head.ts';
import { DetailSkeleton } from '#app/ui/state/detail-skeleton.tsx';
import { recordId } from '#domain/record-id.ts';

export const Route = createFileRoute('/{-$locale}/product/$productId')({
  loader: async ({ context: { queryClient, i18n }, location, params }) => {
    const id = recordId(params.productId);
    if (id === null) throw notFound();
    return loadProduct({ queryClient, i18n, locale: localeOfPath(location.pathname), id });
  },
  head: loadedPage,
  pendingComponent: DetailSkeleton,
  component: () => (
    <ProductScreen OrderBox={OrderBox} report={(id) => <ReportLink kind="product" id={id} />} />
  ),
});
