import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { countriesQuery } from '#app/entities/category/facets.queries.ts';
import { loadOrder, orderQuery } from '#app/entities/order/orders.queries.ts';
import { bankAccountQuery, checkoutOrdersQuery } from '#app/entities/payment/payment.queries.ts';
import { AnswerPlayer, NewVideoPlayer } from '#app/features/delivery/player/answer-player.tsx';
import { DeliveredVideo } from '#app/features/delivery/player/delivered-video.tsx';
import { FanPlayer } from '#app/features/delivery/player/fan-player.tsx';
import { OrderThanks } from '#app/features/delivery/thanks/order-thanks.tsx';
import { AnswerUpload } from '#app/features/delivery/upload/answer-upload.tsx';
import { cancelUpload } from '#app/features/delivery/upload/video.functions.ts';
import { GiftPanel } from '#app/features/gift/gift-panel.tsx';
import { orderDocumentsQuery } from '#app/features/orders/invoice/order-documents.queries.ts';
import { OrderScreen } from '#app/features/orders/order-screen.tsx';
import { refundAccountQuery } from '#app/features/orders/refund/refund-account.queries.ts';
import { OrderAgain } from '#app/features/request/order-again.tsx';
import { ReportLink } from '#app/features/reports/report-link.tsx';
import { orderReviewQuery } from '#app/features/reviews/order-review.queries.ts';
import { OrderReview } from '#app/features/reviews/order-review.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import type { User } from '#domain/account/user.ts';
import { mayReadInvoices } from '#domain/invoice/document-reader.ts';
import type { Order } from '#domain/order/order.ts';
import { orderIdParam } from '#domain/order/order-id-param.ts';
import { isDelivered } from '#domain/order/order-view.ts';
import { awaitsTransfer } from '#domain/payment/payment.ts';
import { mayChooseRefundAccount } from '#domain/refund/refund-account.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-orders/detail')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ orderId: orderIdParam }),
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: async ({ context: { queryClient, viewer }, deps: { orderId }, location }) => {
    await Promise.all([loadOrder(queryClient, orderId), queryClient.fetchQuery(bankAccountQuery)]);
    const order = queryClient.getQueryData(orderQuery(orderId).queryKey);
    if (order?.checkout && awaitsTransfer(order)) {
      await queryClient.fetchQuery(checkoutOrdersQuery(orderId));
    }
    if (order && mayReadInvoices(viewer, order)) {
      await queryClient.prefetchQuery(orderDocumentsQuery(orderId));
    }
    if (order && mayChooseRefundAccount(viewer, order)) {
      await queryClient.prefetchQuery(refundAccountQuery(orderId));
    }
    if (order?.status === 'completed') {
      await queryClient.prefetchQuery(orderReviewQuery(orderId));
    }
    if (order && isDelivered(order)) {
      await queryClient.prefetchQuery(countriesQuery(localeOfPath(location.pathname)));
    }
  },
  head: privatePage(msg`Order`),
  component: Detail,
});

function Detail() {
  const players = { AnswerPlayer, DeliveredVideo: Delivered, FanPlayer, NewVideoPlayer };
  const parts = { AnswerUpload, OrderAgain, ReportLink, Review: OrderReview, Thanks: OrderThanks };
  return <OrderScreen {...players} {...parts} stopUpload={cancelUpload} />;
}

function Delivered(props: { order: Order; videoId: string; viewer: User }) {
  const { order, videoId, viewer } = props;
  return (
    <DeliveredVideo
      order={order}
      videoId={videoId}
      gift={<GiftPanel orderId={order.id} celebrityName={order.celebrityName} />}
      thanks={<OrderThanks order={order} viewer={viewer} />}
    />
  );
}
