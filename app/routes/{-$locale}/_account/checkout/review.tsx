import { useMutation } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { placeOrder } from '#app/features/checkout/checkout.functions.ts';
import { checkoutFailureOf } from '#app/features/checkout/checkout.messages.ts';
import { ReviewPage } from '#app/features/checkout/review-page.tsx';
import { dropDraft, useDraft } from '#app/features/requests/request-draft.ts';
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx';
import { useLocale } from '#app/shell/use-locale.ts';
import { formatMoney } from '#domain/money.ts';

/** The draft lives in the browser only, so this page is not rendered on the server. */
export const Route = createFileRoute('/{-$locale}/_account/checkout/review')({
  ssr: 'data-only',
  component: Review,
});

function Review() {
  const locale = useLocale();
  const navigate = Route.useNavigate();
  const draft = useDraft();
  const order = useMutation({
    mutationFn: placeOrder,
    onSuccess: async ({ id }) => {
      await navigate({ to: '/{-$locale}/checkout/success', search: { orderId: id } });
      dropDraft();
    },
  });
  if (!draft) return <NotFoundScreen />;
  const { celebrityId, price, idempotencyKey, answers } = draft;
  return (
    <ReviewPage
      celebrityName={draft.celebrityName}
      total={formatMoney(price, locale)}
      failure={order.isError ? checkoutFailureOf(order.error) : null}
      busy={order.isPending}
      onComplete={() => order.mutate({ data: { celebrityId, price, idempotencyKey, answers } })}
    />
  );
}
