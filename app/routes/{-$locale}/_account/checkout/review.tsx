import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { cardOfferQuery } from '#app/entities/payment/payment.queries.ts';
import { OwnAddressForm } from '#app/features/account/address/own-address-form.tsx';
import { ChangesNotice } from '#app/features/basket/changes-notice.tsx';
import { LineGroups } from '#app/features/basket/line-groups.tsx';
import { textsInForceQuery } from '#app/features/checkout/checkout.queries.ts';
import { ReviewScreen } from '#app/features/checkout/review-screen.tsx';
import { checkoutSearch } from '#app/features/checkout/steps/checkout-search.ts';
import { Agreement } from '#app/features/content/legal/agreement.tsx';
import { sellerQuery } from '#app/features/content/legal/seller.queries.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

/** The basket lives in the browser only, so this page is not rendered on the server. */
export const Route = createFileRoute('/{-$locale}/_account/checkout/review')({
  ssr: 'data-only',
  validateSearch: checkoutSearch,
  loader: async ({ context: { queryClient }, location }) => {
    await Promise.all([
      queryClient.ensureQueryData(cardOfferQuery),
      queryClient.prefetchQuery(textsInForceQuery(localeOfPath(location.pathname))),
      queryClient.prefetchQuery(sellerQuery),
    ]);
  },
  head: privatePage(msg`Review your order`),
  component: Review,
});

function Review() {
  return <ReviewScreen {...{ ChangesNotice, LineGroups, Agreement, OwnAddressForm }} />;
}
