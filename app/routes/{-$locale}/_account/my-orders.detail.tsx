import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { OrderPage } from '#app/features/orders/order-page.tsx';
import { orderQuery } from '#app/features/orders/orders.queries.ts';
import { AnswerPlayer } from '#app/features/video/answer-player.tsx';
import { AnswerUpload } from '#app/features/video/answer-upload.tsx';
import { useLocale } from '#app/shell/use-locale.ts';
import { AppError } from '#domain/app-error.ts';
import { mayAnswerWithVideo } from '#domain/order-move.ts';
import { orderIdParam } from '#domain/order-id-param.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-orders/detail')({
  validateSearch: v.object({ orderId: orderIdParam }),
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: async ({ context, deps: { orderId } }) => {
    if (orderId === 0) throw notFound();
    try {
      await context.queryClient.fetchQuery(orderQuery(orderId));
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') throw notFound();
      throw error;
    }
  },
  component: OrderDetail,
});

function OrderDetail() {
  const { orderId } = Route.useSearch();
  const { viewer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(orderQuery(orderId));
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['order', orderId] });
  return (
    <OrderPage
      order={data}
      viewer={viewer}
      locale={useLocale()}
      onMoved={refresh}
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
