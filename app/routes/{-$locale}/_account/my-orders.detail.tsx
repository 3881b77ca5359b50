import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { countriesQuery } from '#app/entities/category/facets.queries.ts';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { PaymentMethodName } from '#app/entities/payment/payment-method-name.tsx';
import { OrderPage } from '#app/features/orders/order-page.tsx';
import { readOrder } from '#app/entities/order/orders.functions.ts';
import { loadOrder, orderQuery } from '#app/entities/order/orders.queries.ts';
import { PaymentBadge } from '#app/entities/payment/payment-badge.tsx';
import { PaymentControl } from '#app/features/orders/payment-control.tsx';
import { PaymentWords } from '#app/entities/payment/payment-words.tsx';
import { bankAccountQuery, checkoutOrdersQuery } from '#app/entities/payment/payment.queries.ts';
import { TransferPanel } from '#app/entities/payment/transfer-panel.tsx';
import { ReportLink } from '#app/features/reports/report-link.tsx';
import { LargeRequestAnswers, RequestAnswers } from '#app/entities/request/request-answers.tsx';
import {
  AnswerPlayer,
  FanPlayer,
  NewVideoPlayer,
} from '#app/features/delivery/player/answer-player.tsx';
import { AnswerUpload } from '#app/features/delivery/upload/answer-upload.tsx';
import { cancelUpload } from '#app/features/delivery/upload/video.functions.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { SteadyList } from '#app/entities/live/steady-list.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { asksForVideo, mayAnswerWithVideo } from '#domain/order/transitions/order-move.ts';
import { orderIdParam } from '#domain/order/order-id-param.ts';
import { isDelivered } from '#domain/order/order-view.ts';
import { awaitsTransfer } from '#domain/payment/payment.ts';
import { billOf } from '#domain/payment/transfer/shared-transfer.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-orders/detail')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ orderId: orderIdParam }),
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: async ({ context: { queryClient }, deps: { orderId }, location }) => {
    await Promise.all([loadOrder(queryClient, orderId), queryClient.fetchQuery(bankAccountQuery)]);
    const order = queryClient.getQueryData(orderQuery(orderId).queryKey);
    if (order?.checkout && awaitsTransfer(order)) {
      await queryClient.fetchQuery(checkoutOrdersQuery(orderId));
    }
    if (order && isDelivered(order)) {
      await queryClient.prefetchQuery(countriesQuery(localeOfPath(location.pathname)));
    }
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
  const { data: countries } = useQuery({ ...countriesQuery(locale), enabled: isDelivered(data) });
  const { country } = data.shippingAddress;
  const pays = viewer.id === data.customerId && awaitsTransfer(data);
  const { data: together } = useQuery({
    ...checkoutOrdersQuery(orderId),
    enabled: pays && data.checkout !== null,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['order', orderId] });
  return (
    <SteadyList
      query={{
        queryKey: orderQuery(orderId).queryKey,
        read: () => readOrder({ data: { orderId } }),
      }}
      data={data}
      what="order"
    >
      <OrderPage
        order={data}
        viewer={viewer}
        locale={locale}
        onMoved={refresh}
        onStopUpload={() => cancelUpload({ data: { orderId, videoId: data.openUpload ?? '' } })}
        serviceNames={serviceName}
        Answers={viewer.id === data.celebrityId ? LargeRequestAnswers : RequestAnswers}
        deliveryCountry={countries?.find(({ code }) => code === country)?.name ?? country}
        paymentMethod={<PaymentMethodName order={data} />}
        paymentState={
          viewer.id === data.customerId ? (
            <PaymentWords order={data} locale={locale} />
          ) : (
            <PaymentBadge order={data} />
          )
        }
        paymentControl={<PaymentControl order={data} viewer={viewer} locale={locale} />}
        report={
          viewer.id === data.customerId && data.status === 'completed' ? (
            <ReportLink kind="answer" id={orderId}>
              <Trans>Report this answer</Trans>
            </ReportLink>
          ) : null
        }
        transfer={
          // Before the others are known, the sum is not.
          pays && (data.checkout === null || together) ? (
            <TransferPanel account={account} bill={billOf(data, together)} locale={locale} />
          ) : null
        }
        newVideo={{
          player: data.newVideo ? (
            <NewVideoPlayer key={data.newVideo.videoId} orderId={orderId} poster={null} />
          ) : null,
          upload: (
            <AnswerUpload
              orderId={orderId}
              isOrdered={asksForVideo(data)}
              isReplacement
              request={data.lines.map(({ id, answers }) => (
                <RequestAnswers key={id} answers={answers} />
              ))}
              onUploaded={refresh}
            />
          ),
        }}
        video={
          <>
            {data.lines.map(({ id, fanVideo }) =>
              fanVideo ? (
                <FanPlayer
                  key={id}
                  orderId={orderId}
                  lineId={id}
                  isOwn={viewer.id === data.customerId}
                />
              ) : null,
            )}
            {data.answerVideo ? (
              <AnswerPlayer
                key={data.answerVideo.videoId}
                orderId={orderId}
                poster={data.lines[0]?.image ?? null}
              />
            ) : null}
            {mayAnswerWithVideo(viewer, data) ? (
              <AnswerUpload
                orderId={orderId}
                isOrdered={asksForVideo(data)}
                request={data.lines.map(({ id, answers }) => (
                  <RequestAnswers key={id} answers={answers} />
                ))}
                onUploaded={refresh}
              />
            ) : null}
          </>
        }
      />
    </SteadyList>
  );
}
