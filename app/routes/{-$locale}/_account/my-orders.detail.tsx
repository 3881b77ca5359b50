import { msg } from '@lingui/core/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { serviceName } from '#app/features/celebrities/service.messages.ts';
import { PaymentMethodName } from '#app/features/checkout/payment-method-name.tsx';
import { OrderPage } from '#app/features/orders/order-page.tsx';
import { loadOrder, orderQuery } from '#app/features/orders/orders.queries.ts';
import { bankAccountQuery } from '#app/features/payment/payment.queries.ts';
import { TransferPanel } from '#app/features/payment/transfer-panel.tsx';
import { RequestAnswers } from '#app/features/requests/request-answers.tsx';
import { AnswerPlayer } from '#app/features/video/answer-player.tsx';
import { AnswerUpload } from '#app/features/video/answer-upload.tsx';
import { privatePage } from '#app/platform/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { mayAnswerWithVideo } from '#domain/order-move.ts';
import { orderIdParam } from '#domain/order-id-param.ts';
import { awaitsPayment } from '#domain/payment.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-orders/detail')({
  validateSearch: v.object({ orderId: orderIdParam }),
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: async ({ context: { queryClient }, deps: { orderId } }) => {
    await Promise.all([
      loadOrder(queryClient, orderId),
      queryClient.ensureQueryData(bankAccountQuery),
    ]);
  },
  head: privatePage(msg`Order`),
  component: OrderDetail,
});

function OrderDetail() {
  const { orderId } = Route.useSearch();
  const { viewer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(orderQuery(orderId));
  const { data: account } = useSuspenseQuery(bankAccountQuery);
  const locale = useLocale();
  const pays =
    viewer.id === data.customerId && data.paymentMethod === 'bankTransfer' && awaitsPayment(data);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['order', orderId] });
  return (
    <OrderPage
      order={data}
      viewer={viewer}
      locale={locale}
      onMoved={refresh}
      serviceNames={serviceName}
      Answers={RequestAnswers}
      paymentMethod={<PaymentMethodName order={data} />}
      transfer={
        pays ? (
          <TransferPanel
            account={account}
            orderNumber={data.number}
            amount={data.total}
            locale={locale}
          />
        ) : null
      }
      video={
        <>
          {data.answerVideo ? (
            <AnswerPlayer key={data.answerVideo.videoId} orderId={orderId} />
          ) : null}
          {mayAnswerWithVideo(viewer, data) ? (
            <AnswerUpload orderId={orderId} onUploaded={refresh} />
          ) : null}
        </>
      }
    />
  );
}
