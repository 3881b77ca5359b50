import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import * as v from 'valibot';

import { OwnAddressForm } from '#app/features/account/address/own-address-form.tsx';
import { ChangesNotice } from '#app/features/basket/changes-notice.tsx';
import { LineGroups } from '#app/features/basket/line-groups.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { paymentMethodLabel } from '#app/entities/payment/payment-method.messages.ts';
import { textsInForceQuery } from '#app/features/checkout/checkout.queries.ts';
import { EmptyCheckout } from '#app/features/checkout/empty-checkout.tsx';
import { OrderRefusalNotice } from '#app/features/checkout/order-refusal.tsx';
import { ReviewPage } from '#app/features/checkout/review-page.tsx';
import { changeCheckout } from '#app/features/checkout/kept-checkout.ts';
import { ShippingChoice } from '#app/features/checkout/shipping-choice.tsx';
import { Agreement } from '#app/features/content/legal/agreement.tsx';
import { sellerQuery } from '#app/features/content/legal/seller.queries.ts';
import { readCard } from '#app/features/checkout/card/kept-card.ts';
import { cardOfferQuery } from '#app/entities/payment/payment.queries.ts';
import { RequestAnswers } from '#app/entities/request/request-answers.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { groupsOf } from '#domain/checkout/basket.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paysAll } from '#domain/payment/card/card-token.ts';
import { shippingAddressSchema } from '#domain/checkout/shipping.ts';

import { checkoutSearch } from '#app/features/checkout/steps/checkout-search.ts';
import { StepRedirect } from '#app/features/checkout/steps/step-redirect.tsx';
import { useCheckoutLines } from '#app/features/checkout/steps/use-checkout-lines.ts';
import { usePlacing } from '#app/features/checkout/steps/use-placing.ts';

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

const small = button({ variant: 'outline', size: 'small' });

function Review() {
  const { t } = useLingui();
  const locale = useLocale();
  const { say } = useToasts();
  const { only } = Route.useSearch();
  const { lines, seen, problems, ships, summary, checkout, quoted } = useCheckoutLines(only);
  const { data: texts = [] } = useQuery(textsInForceQuery(locale));
  const navigate = Route.useNavigate();
  const { data: offer } = useSuspenseQuery(cardOfferQuery);
  const { place, busy, isDone, failure, refusal, endRefusal } = usePlacing(
    offer,
    quoted.correct,
    () => navigate({ to: '/{-$locale}/checkout/payment', search: { only } }),
  );
  // What was ordered is gone from the basket; the page stays empty until the next one is there.
  if (lines.length === 0) return busy || isDone ? null : <EmptyCheckout />;
  const address = v.safeParse(shippingAddressSchema, checkout?.address);
  if (ships && !address.success) {
    return <StepRedirect to="/{-$locale}/checkout/shipping" only={only} />;
  }
  const paymentMethod = checkout?.paymentMethod;
  const groups = groupsOf(lines);
  const kept = paymentMethod === 'card' ? readCard() : null;
  const isWhole =
    kept !== null &&
    paysAll(
      kept,
      groups.map(({ celebrityId }) => celebrityId),
    );
  const card = isWhole ? kept : null;
  if (!paymentMethod || (paymentMethod === 'card' && !card && !busy)) {
    return <StepRedirect to="/{-$locale}/checkout/payment" only={only} />;
  }
  const method = t(paymentMethodLabel[paymentMethod]);
  const sentTo = ships && address.success ? address.output : null;
  return (
    <ReviewPage
      summary={{
        ...summary,
        paymentMethod: card ? `${method}, ${card.brand} •••• ${card.lastFour}` : method,
      }}
      changes={<ChangesNotice problems={problems} />}
      lines={
        <LineGroups
          seen={seen}
          locale={locale}
          serviceNames={serviceName}
          Answers={RequestAnswers}
          open
        />
      }
      address={sentTo}
      toShipping={
        <Link to="/{-$locale}/checkout/shipping" search={{ only }} className={small}>
          <Pencil aria-hidden size={18} />
          <Trans>Change the address</Trans>
        </Link>
      }
      toPayment={
        <Link to="/{-$locale}/checkout/payment" search={{ only }} className={small}>
          <Pencil aria-hidden size={18} />
          <Trans>Change the payment</Trans>
        </Link>
      }
      terms={
        <Agreement
          pages={texts.map(({ page }) => page)}
          celebrities={groups.map(({ celebrityName }) => celebrityName)}
          hasServices={lines.some(({ kind }) => kind === 'service')}
          hasGoods={ships}
        />
      }
      placed={checkout.placed}
      shipping={
        <ShippingChoice
          quotes={quoted.quotes}
          nameOf={(id) => groups.find((one) => one.celebrityId === id)?.celebrityName ?? ''}
          locale={locale}
          onChoose={(celebrityId, rateId) =>
            changeCheckout({ rates: { ...checkout.rates, [celebrityId]: rateId } })
          }
        />
      }
      orders={groups.length}
      method={paymentMethod}
      total={quoted.costs && formatMoney(quoted.costs.total, locale)}
      quoteProblems={problems.length > 0 ? [] : quoted.problems}
      quoteFailed={quoted.failed}
      onQuoteRetry={quoted.retry}
      failure={failure}
      refusal={
        refusal?.kind === 'address' ? (
          <OwnAddressForm
            locale={locale}
            isFor="order"
            onConfirmed={() => {
              say({
                id: 'own-address',
                kind: 'success',
                text: t`Your address is confirmed. You can place your order now.`,
              });
              endRefusal();
            }}
          />
        ) : (
          refusal && <OrderRefusalNotice refusal={refusal} />
        )
      }
      busy={busy}
      blocked={problems.length > 0}
      onComplete={() =>
        place({ lines, quotes: quoted.quotes, address: sentTo, paymentMethod, locale, card })
      }
    />
  );
}
