import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { WireNewVideo } from '#backend/contract/orders/order-fulfilment.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { playsPart } from '#domain/order/transitions/order-move.ts';
import type { Order } from '#domain/order/order.ts';
import { hasNewVideo, newVideoKind } from '#domain/order/delivery/retake.ts';
import { dropVideo } from '#app/server/backend/video/video-host.server.ts';
import { expectVideoQuality } from './expect-quality.server.ts';
import { getOrder } from '../orders.server.ts';
import { write } from './retake.server.ts';

/**
 * Sends the fan the new video in place of the delivered one, which is then deleted. It fulfils the requested retake or
 * is the celebrity's one voluntary replacement.
 * @param sent the video the celebrity saw; one that replaced it in the meantime is not sent
 * @throws AppError `not_found`, `not_allowed`, `upload_open`, `video_below_promise`, `order_moved_on`
 */
export async function sendNewVideo(
  sent: { readonly orderId: number; readonly videoId: string },
  { id, role }: Actor,
): Promise<Order> {
  const { orderId, videoId } = sent;
  const actor = { id, role };
  const order = await getOrder(orderId, actor);
  if (!playsPart(actor, 'celebrity', order)) throw new AppError('not_allowed');
  const now = new Date();
  const kind = newVideoKind(actor, order, now);
  const { newVideo, answerVideo } = order;
  if (kind === null || newVideo?.videoId !== videoId) throw new AppError('order_moved_on');
  if (!hasNewVideo(order)) throw new AppError('upload_open');
  await expectVideoQuality(order, newVideo);
  const value: WireNewVideo = { at: now.toISOString(), videoId };
  const after = await write(orderId, actor, [
    { key: orderMeta[kind], value },
    { key: orderMeta.answerVideo, value: JSON.stringify(newVideo) },
    { key: orderMeta.newVideo, value: '' },
  ]);
  if (answerVideo) await dropVideo(answerVideo.videoId);
  return after;
}
