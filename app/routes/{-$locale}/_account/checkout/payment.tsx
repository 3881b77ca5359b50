import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { cardOfferQuery } from '#app/entities/payment/payment.queries.ts';
import { PaymentScreen } from '#app/features/checkout/payment-screen.tsx';
import { checkoutSearch } from '#app/features/checkout/steps/checkout-search.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

/** The basket lives in the browser only, so this page is not rendered on the server. */
export const Route = createFileRoute('/{-$locale}/_account/checkout/payment')({
  ssr: 'data-only',
  validateSearch: checkoutSearch,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(cardOfferQuery),
  head: privatePage(msg`Payment`),
  component: PaymentScreen,
});
