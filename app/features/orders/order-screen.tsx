import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

import { countriesQuery } from '#app/entities/category/facets.queries.ts';
import { StableList } from '#app/entities/live/stable-list.tsx';
import { readOrder } from '#app/entities/order/orders.functions.ts';
import { orderQuery } from '#app/entities/order/orders.queries.ts';
import { PaymentBadge } from '#app/entities/payment/payment-badge.tsx';
import { PaymentMethodName } from '#app/entities/payment/payment-method-name.tsx';
import { PaymentWords } from '#app/entities/payment/payment-words.tsx';
import { bankAccountQuery, checkoutOrdersQuery } from '#app/entities/payment/payment.queries.ts';
import { TransferPanel } from '#app/entities/payment/transfer-panel.tsx';
import { LargeRequestAnswers, RequestAnswers } from '#app/entities/request/request-answers.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { actsAs } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import type { Locale } from '#domain/locale.ts';
import { hasGiftVideo } from '#domain/gift/gift.ts';
import { mayReadInvoices } from '#domain/invoice/document-reader.ts';
import type { Order } from '#domain/order/order.ts';
import { isOrderedAgain } from '#domain/order/order-again.ts';
import { isDelivered } from '#domain/order/order-view.ts';
import { asksForVideo } from '#domain/order/transitions/order-move.ts';
import { mayAnswerWithVideo } from '#domain/order/transitions/video-moves.ts';
import { awaitsTransfer } from '#domain/payment/payment.ts';
import { billOf } from '#domain/payment/transfer/shared-transfer.ts';
import { canRefundPart } from '#domain/refund/part-refund.ts';
import { isPaidByTransfer, mayChooseRefundAccount } from '#domain/refund/refund-account.ts';

import { PromisedOfVideo } from './fulfilment/video-quality.tsx';
import { OrderInvoices } from './invoice/order-invoices.tsx';
import { OrderPage } from './order-page.tsx';
import { PaymentControl } from './payment-control.tsx';
import { OrderWithdrawal } from './withdrawal/order-withdrawal.tsx';
import { OrderRefund } from './refund/order-refund.tsx';
import { OwnPartRefunds } from './refund/part/own-part-refunds.tsx';
import { PartRefundControl } from './refund/part/part-refund-control.tsx';

interface PlayerProps {
  orderId: number;
  poster: string | null;
}

/** Parts of other features that are passed in. */
interface OrderScreenProps {
  AnswerPlayer: ComponentType<PlayerProps>;
  NewVideoPlayer: ComponentType<PlayerProps>;
  /** The answer video with what its fan can do with it. */
  DeliveredVideo: ComponentType<{ order: Order; videoId: string; viewer: User }>;
  Thanks: ComponentType<{ order: Order; viewer: User }>;
  Review: ComponentType<{ order: Order; viewer: User; locale: Locale }>;
  FanPlayer: ComponentType<{ orderId: number; lineId: number; isOwn: boolean }>;
  AnswerUpload: ComponentType<{
    orderId: number;
    isOrdered: boolean;
    isReplacement?: boolean;
    request: ReactNode;
    onUploaded: () => Promise<void>;
  }>;
  ReportLink: ComponentType<{ kind: 'answer'; id: number; children: ReactNode }>;
  OrderAgain: ComponentType<{ order: Order }>;
  stopUpload: (upload: { data: { orderId: number; videoId: string } }) => Promise<void>;
}

const from = '/{-$locale}/_account/my-orders/detail';

/** One order, as the visitor sees it. */
export function OrderScreen(props: OrderScreenProps) {
  const { AnswerPlayer, DeliveredVideo, FanPlayer, NewVideoPlayer, Review, Thanks } = props;
  const { AnswerUpload, OrderAgain, ReportLink, stopUpload } = props;
  const { orderId } = useSearch({ from });
  const { viewer } = useRouteContext({ from });
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useSuspenseQuery(orderQuery(orderId));
  const { data: account } = useSuspenseQuery(bankAccountQuery);
  const locale = useLocale();
  const { data: countries } = useQuery({ ...countriesQuery(locale), enabled: isDelivered(data) });
  const { country } = data.shippingAddress;
  const isMoment = viewer.id === data.customerId && hasGiftVideo(data);
  const pays = viewer.id === data.customerId && awaitsTransfer(data);
  const { data: together } = useQuery({
    ...checkoutOrdersQuery(orderId),
    enabled: pays && data.checkout !== null,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['order', orderId] });
  const request = (
    <>
      {data.lines.map(({ id, answers }) => (
        <RequestAnswers key={id} answers={answers} />
      ))}
      {data.quality ? <PromisedOfVideo quality={data.quality} /> : null}
    </>
  );
  return (
    <StableList
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
        now={dataUpdatedAt}
        onMoved={refresh}
        onStopUpload={() => stopUpload({ data: { orderId, videoId: data.openUpload ?? '' } })}
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
        paymentControl={
          <>
            <PaymentControl order={data} viewer={viewer} locale={locale} />
            {actsAs(viewer, 'manager') && !data.isOfShop && isPaidByTransfer(data) ? (
              <PartRefundControl order={data} locale={locale} />
            ) : null}
          </>
        }
        invoices={
          mayReadInvoices(viewer, data) ? <OrderInvoices orderId={orderId} locale={locale} /> : null
        }
        report={
          viewer.id === data.customerId && data.status === 'completed' ? (
            <ReportLink kind="answer" id={orderId}>
              <Trans>Report this answer</Trans>
            </ReportLink>
          ) : null
        }
        transfer={
          // The total is unknown until the other orders have loaded.
          pays && (data.checkout === null || together) ? (
            <TransferPanel account={account} bill={billOf(data, together)} locale={locale} />
          ) : null
        }
        review={<Review order={data} viewer={viewer} locale={locale} />}
        thanks={isMoment ? null : <Thanks order={data} viewer={viewer} />}
        again={isOrderedAgain(viewer, data) ? <OrderAgain order={data} /> : null}
        refund={
          mayChooseRefundAccount(viewer, data) ? (
            <OrderRefund orderId={orderId} />
          ) : viewer.id === data.customerId && canRefundPart(data) ? (
            <OwnPartRefunds orderId={orderId} locale={locale} />
          ) : null
        }
        withdrawal={
          viewer.id === data.customerId || actsAs(viewer, 'manager') ? (
            <OrderWithdrawal order={data} viewer={viewer} locale={locale} onChanged={refresh} />
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
              request={request}
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
            {data.answerVideo && isMoment ? (
              <DeliveredVideo
                key={data.answerVideo.videoId}
                order={data}
                videoId={data.answerVideo.videoId}
                viewer={viewer}
              />
            ) : null}
            {data.answerVideo && !isMoment ? (
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
                request={request}
                onUploaded={refresh}
              />
            ) : null}
          </>
        }
      />
    </StableList>
  );
}
