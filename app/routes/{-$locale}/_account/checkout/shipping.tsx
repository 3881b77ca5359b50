import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ShippingScreen } from '#app/features/checkout/shipping-screen.tsx';
import { checkoutSearch } from '#app/features/checkout/steps/checkout-search.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

/** The basket lives in the browser only, so this page is not rendered on the server. */
export const Route = createFileRoute('/{-$locale}/_account/checkout/shipping')({
  ssr: 'data-only',
  validateSearch: checkoutSearch,
  head: privatePage(msg`Delivery`),
  component: ShippingScreen,
});
