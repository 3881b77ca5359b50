import { createFileRoute, notFound } from '@tanstack/react-router';

import { loadCelebrity } from '#app/features/celebrity/celebrity-route.ts';
import { CelebrityScreen } from '#app/features/celebrity/celebrity-screen.tsx';
import { SellerLine } from '#app/features/content/legal/seller-line.tsx';
import { sellerQuery } from '#app/features/content/legal/seller.queries.ts';
import { NoteViewed } from '#app/features/favourites/lazy-parts.ts';
import { ReportLink } from '#app/features/reports/report-link.tsx';
import { ReviewsSection } from '#app/features/reviews/lazy-reviews.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { loadedPage } from '#app/platform/page/route-head.ts';
import { DetailSkeleton } from '#app/ui/state/detail-skeleton.tsx';
import { recordId } from '#domain/record-id.ts';

export const Route = createFileRoute('/{-$locale}/celebrity/$vendorId/')({
  loader: async ({ context: { queryClient, i18n }, location, params }) => {
    const id = recordId(params.vendorId);
    if (id === null) throw notFound();
    const [head] = await Promise.all([
      loadCelebrity({ queryClient, i18n, locale: localeOfPath(location.pathname), id }),
      queryClient.prefetchQuery(sellerQuery),
    ]);
    return head;
  },
  head: loadedPage,
  pendingComponent: DetailSkeleton,
  component: () => (
    <CelebrityScreen
      SellerLine={SellerLine}
      report={(id) => <ReportLink kind="profile" id={id} />}
      reviews={(of) => (
        <>
          <ReviewsSection ReportLink={ReportLink} {...of} />
          <NoteViewed celebrityId={of.celebrityId} />
        </>
      )}
    />
  ),
});
