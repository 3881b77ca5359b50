import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';

import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { noAddress } from '#domain/checkout/shipping.ts';

import { CheckoutSummary } from './checkout-summary.tsx';
import { deliveryAddressQuery } from './checkout.queries.ts';
import { EmptyCheckout } from './empty-checkout.tsx';
import { changeCheckout } from './checkout-draft.ts';
import { ShippingPage } from './shipping-page.tsx';
import { StepRedirect } from './steps/step-redirect.tsx';
import { useCheckoutLines } from './steps/use-checkout-lines.ts';

/** The delivery step. */
export function ShippingScreen() {
  const navigate = useNavigate({ from: '/{-$locale}/checkout/shipping' });
  const { only } = useSearch({ from: '/{-$locale}/_account/checkout/shipping' });
  const { lines, ships, summary, countryList, checkout } = useCheckoutLines(only);
  const { data: saved, isPending } = useQuery(deliveryAddressQuery);
  if (lines.length === 0) return <EmptyCheckout />;
  if (!ships) return <StepRedirect to="/{-$locale}/checkout/payment" only={only} />;
  // The saved address prefills the form; the form works without it.
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
