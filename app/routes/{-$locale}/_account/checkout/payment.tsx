import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useRef } from 'react';
import * as v from 'valibot';

import { CheckoutSummary } from '#app/features/checkout/checkout-summary.tsx';
import { EmptyCheckout } from '#app/features/checkout/empty-checkout.tsx';
import { changeCheckout } from '#app/features/checkout/kept-checkout.ts';
import { PaymentPage } from '#app/features/checkout/payment-page.tsx';
import { CardFields, type CardFieldsHandle } from '#app/features/checkout/card/card-fields.tsx';
import { dropCard } from '#app/features/checkout/card/kept-card.ts';
import { cardOfferQuery } from '#app/entities/payment/payment.queries.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { groupsOf } from '#domain/checkout/basket.ts';
import { paymentMethods } from '#domain/payment/payment.ts';
import { shippingAddressSchema } from '#domain/checkout/shipping.ts';

import { BackToShipping, BackToOrder } from '#app/features/checkout/steps/back-links.tsx';
import { checkoutSearch } from '#app/features/checkout/steps/checkout-search.ts';
import { StepRedirect } from '#app/features/checkout/steps/step-redirect.tsx';
import { useCheckoutLines } from '#app/features/checkout/steps/use-checkout-lines.ts';

/** The basket lives in the browser only, so this page is not rendered on the server. */
export const Route = createFileRoute('/{-$locale}/_account/checkout/payment')({
  ssr: 'data-only',
  validateSearch: checkoutSearch,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(cardOfferQuery),
  head: privatePage(msg`Payment`),
  component: Payment,
});

function Payment() {
  const locale = useLocale();
  const navigate = Route.useNavigate();
  const { only } = Route.useSearch();
  const { lines, ships, summary, checkout } = useCheckoutLines(only);
  const { data: offer } = useSuspenseQuery(cardOfferQuery);
  const card = useRef<CardFieldsHandle>(null);
  if (lines.length === 0) return <EmptyCheckout />;
  const groups = groupsOf(lines);
  if (ships && !v.is(shippingAddressSchema, checkout?.address)) {
    return <StepRedirect to="/{-$locale}/checkout/shipping" only={only} />;
  }
  return (
    <PaymentPage
      methods={offer === null ? ['bankTransfer'] : paymentMethods}
      chosen={(offer !== null && checkout?.paymentMethod) || 'bankTransfer'}
      orders={groups.length}
      cardFields={
        offer && (
          <CardFields
            ref={card}
            offer={offer}
            locale={locale}
            celebrityIds={groups.map(({ celebrityId }) => celebrityId)}
          />
        )
      }
      onChoose={async (paymentMethod) => {
        if (paymentMethod === 'card') {
          if (!(await card.current?.tokenise())) return;
        } else {
          dropCard();
        }
        changeCheckout({ paymentMethod });
        await navigate({ to: '/{-$locale}/checkout/review', search: { only } });
      }}
      ships={ships}
      back={ships ? <BackToShipping only={only} /> : <BackToOrder lines={lines} only={only} />}
      summary={<CheckoutSummary {...summary} />}
    />
  );
}
