import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { CheckoutSummary } from '#app/features/checkout/checkout-summary.tsx';
import { deliveryAddressQuery } from '#app/features/checkout/checkout.queries.ts';
import { EmptyCheckout } from '#app/features/checkout/empty-checkout.tsx';
import { changeCheckout } from '#app/features/checkout/kept-checkout.ts';
import { ShippingPage } from '#app/features/checkout/shipping-page.tsx';
import { privatePage } from '#app/platform/page/private-page.ts';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { noAddress } from '#domain/checkout/shipping.ts';

import { checkoutSearch } from '#app/features/checkout/steps/checkout-search.ts';
import { StepRedirect } from '#app/features/checkout/steps/step-redirect.tsx';
import { useCheckoutLines } from '#app/features/checkout/steps/use-checkout-lines.ts';

/** The basket lives in the browser only, so this page is not rendered on the server. */
export const Route = createFileRoute('/{-$locale}/_account/checkout/shipping')({
  ssr: 'data-only',
  validateSearch: checkoutSearch,
  head: privatePage(msg`Delivery`),
  component: Shipping,
});

function Shipping() {
  const navigate = Route.useNavigate();
  const { only } = Route.useSearch();
  const { lines, ships, summary, countryList, checkout } = useCheckoutLines(only);
  const { data: saved, isPending } = useQuery(deliveryAddressQuery);
  if (lines.length === 0) return <EmptyCheckout />;
  if (!ships) return <StepRedirect to="/{-$locale}/checkout/payment" only={only} />;
  // The form begins with what was saved; it can be filled in without.
  const { data: countries, isError, refetch } = countryList;
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!countries || (isPending && !checkout?.address)) return <LoadingPanel />;
  return (
    <ShippingPage
      initial={checkout?.address ?? saved ?? noAddress}
      countries={countries}
      onChange={(address) => changeCheckout({ address })}
      onSubmit={(address) => {
        changeCheckout({ address });
        void navigate({ to: '/{-$locale}/checkout/payment', search: { only } });
      }}
      summary={<CheckoutSummary {...summary} />}
    />
  );
}
