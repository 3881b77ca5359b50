import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import * as v from 'valibot';

import { cardOfferQuery } from '#app/entities/payment/payment.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { groupsOf } from '#domain/checkout/order-group.ts';
import { shippingAddressSchema } from '#domain/checkout/shipping.ts';
import { paymentMethods } from '#domain/payment/payment.ts';

import { CardFields, type CardFieldsHandle } from './card/card-fields.tsx';
import { dropCard } from './card/card-draft.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { changeCheckout } from './checkout-draft.ts';
import { PaymentPage } from './payment-page.tsx';
import { BackToOrder, BackToShipping } from './steps/back-links.tsx';
import { StepRedirect } from './steps/step-redirect.tsx';
import { useCheckoutLines } from './steps/use-checkout-lines.ts';

/** The payment step. */
export function PaymentScreen() {
  const locale = useLocale();
  const navigate = useNavigate({ from: '/{-$locale}/checkout/payment' });
  const { only } = useSearch({ from: '/{-$locale}/_account/checkout/payment' });
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
