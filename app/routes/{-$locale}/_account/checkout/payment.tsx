import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';

import { serviceName } from '#app/features/celebrities/service.messages.ts';
import { EmptyCheckout } from '#app/features/checkout/empty-checkout.tsx';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import { PaymentPage } from '#app/features/checkout/payment-page.tsx';
import { keepDraft, useDraft } from '#app/features/requests/request-draft.ts';
import { privatePage } from '#app/platform/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';

/** The draft lives in the browser only, so this page is not rendered on the server. */
export const Route = createFileRoute('/{-$locale}/_account/checkout/payment')({
  ssr: 'data-only',
  head: privatePage(msg`Payment`),
  component: Payment,
});

function Payment() {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = Route.useNavigate();
  const draft = useDraft();
  if (!draft) return <EmptyCheckout />;
  return (
    <PaymentPage
      chosen={draft.paymentMethod ?? 'bankTransfer'}
      onChoose={(paymentMethod) => {
        keepDraft({ ...draft, paymentMethod });
        void navigate({ to: '/{-$locale}/checkout/review' });
      }}
      formParams={{ vendorId: String(draft.celebrityId), service: 'getVideo' }}
      summary={
        <OrderSummary
          title={t(serviceName.getVideo)}
          celebrityName={draft.celebrityName}
          image={draft.portrait}
          price={draft.price}
          shipping={null}
          locale={locale}
        />
      }
    />
  );
}
