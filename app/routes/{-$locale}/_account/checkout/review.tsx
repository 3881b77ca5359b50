import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import * as v from 'valibot';

import { serviceName } from '#app/features/celebrities/service.messages.ts';
import { placeOrder } from '#app/features/checkout/checkout.functions.ts';
import { checkoutFailureOf, paymentMethodLabel } from '#app/features/checkout/checkout.messages.ts';
import { EmptyCheckout } from '#app/features/checkout/empty-checkout.tsx';
import { freshPriceOf } from '#app/features/checkout/fresh-price.ts';
import { ReviewPage } from '#app/features/checkout/review-page.tsx';
import { RequestAnswers } from '#app/features/requests/request-answers.tsx';
import { dropDraft, keepDraft, useDraft } from '#app/features/requests/request-draft.ts';
import { privatePage } from '#app/platform/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { formatMoney } from '#domain/money.ts';
import { videoRequestSchema } from '#domain/video-request.ts';

/** The draft lives in the browser only, so this page is not rendered on the server. */
export const Route = createFileRoute('/{-$locale}/_account/checkout/review')({
  ssr: 'data-only',
  head: privatePage(msg`Review your order`),
  component: Review,
});

function Review() {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = Route.useNavigate();
  const draft = useDraft();
  const order = useMutation({
    mutationFn: placeOrder,
    // The page goes on with today's price; nothing is ordered at it before the next press.
    onError: (error) => {
      const fresh = freshPriceOf(error);
      if (draft && fresh !== null) keepDraft({ ...draft, price: fresh });
    },
    onSuccess: async ({ id }) => {
      dropDraft();
      await navigate({
        to: '/{-$locale}/checkout/success',
        search: { orderId: id },
        replace: true,
      });
    },
  });
  // The draft is gone once it is ordered; the page stays as it is until the next one is there.
  const kept = order.variables?.data;
  if (!draft) return kept ? null : <EmptyCheckout />;
  const { celebrityId, price, idempotencyKey, paymentMethod } = draft;
  const formParams = { vendorId: String(celebrityId), service: 'getVideo' };
  const answers = v.safeParse(videoRequestSchema, draft.answers);
  if (!answers.success) {
    return <Navigate to="/{-$locale}/celebrity/$vendorId/request/$service" params={formParams} />;
  }
  if (!paymentMethod) return <Navigate to="/{-$locale}/checkout/payment" />;
  return (
    <ReviewPage
      summary={{
        title: t(serviceName.getVideo),
        celebrityName: draft.celebrityName,
        image: draft.portrait,
        price,
        shipping: null,
        paymentMethod: t(paymentMethodLabel[paymentMethod]),
        locale,
      }}
      answers={<RequestAnswers answers={answers.output} />}
      formParams={formParams}
      total={formatMoney(price, locale)}
      failure={order.isError ? checkoutFailureOf(order.error) : null}
      busy={order.isPending}
      onComplete={() =>
        order.mutate({
          data: { celebrityId, price, idempotencyKey, paymentMethod, answers: answers.output },
        })
      }
    />
  );
}
