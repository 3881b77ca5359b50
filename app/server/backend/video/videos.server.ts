import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { mayAnswerWithVideo } from '#domain/order/transitions/video-moves.ts';
import { newVideoKind } from '#domain/order/delivery/retake.ts';
import { orderVideo, type VideoOfOrder } from '#domain/order/delivery/order-video.ts';
import type { Order } from '#domain/order/order.ts';
import type { Actor } from '#domain/account/role.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { refusalOfOrder } from '#app/server/backend/orders/placing/order-refusal.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { openTransport } from '#app/server/composition.server.ts';
import { dropVideo, expectTitle, videoArrival, type ArrivedBytes } from './video-host.server.ts';

/** Ties a video to its order: only a video of this title is ever written to in the name of that order. */
export function titleFor(orderId: number): string {
  return `order-${orderId}`;
}

export async function answerable(orderId: number, actor: Actor): Promise<Order> {
  const order = await getOrder(orderId, actor);
  const replaces = newVideoKind(actor, order, new Date()) !== null;
  if (!mayAnswerWithVideo(actor, order) && !replaces) throw new AppError('not_allowed');
  return order;
}

/** Where the next complete video of an order is named: a delivered one stays as it is until the new one is sent. */
function placeOfNext({ status, answerVideo, newVideo }: Order) {
  return status === 'completed'
    ? { key: orderMeta.newVideo, video: newVideo }
    : { key: orderMeta.answerVideo, video: answerVideo };
}

/** Whether an order names a video, sent or not. */
export function names({ answerVideo, newVideo }: Order, videoId: string): boolean {
  return answerVideo?.videoId === videoId || newVideo?.videoId === videoId;
}

/** Only the newest take of an order counts: one that another took the place of is gone. */
async function expectVideoOf(order: Order, videoId: string): Promise<void> {
  if (order.openUpload !== videoId) throw new AppError('not_found');
  await expectTitle(videoId, titleFor(order.id));
}

export async function note(
  orderId: number,
  key: string,
  value: string,
  seen: readonly object[] = [],
): Promise<Order> {
  const wire = await ask(paths.order(orderId), {
    method: 'PATCH',
    as: 'service',
    body: { meta_data: [...seen, { key, value }] },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  return orderFrom(wire);
}

/**
 * Gives an upload up: its bytes are gone at once. One that is complete stays, and so does one that another took the
 * place of.
 * @throws AppError `not_found`, `not_allowed`
 */
export async function cancelAnswerVideo(
  orderId: number,
  videoId: string,
  actor: Actor,
): Promise<void> {
  const order = await answerable(orderId, actor);
  if (order.openUpload !== videoId || names(order, videoId)) return;
  // As the order is after the change: the last chunk may have arrived meanwhile, and named it.
  const after = await note(orderId, orderMeta.openUpload, '');
  if (!names(after, videoId)) await dropVideo(videoId);
}

/**
 * Names an answer video in its order once its last byte is there. Only then is the order read: who may send was decided
 * when the ticket was issued.
 * @param sender asked for once the video is complete
 * @throws AppError `not_found`, `not_allowed`, `backend_failed`
 */
export async function nameOnceComplete(
  orderId: number,
  videoId: string,
  sender: () => Promise<Actor>,
): Promise<void> {
  const { bytes } = await videoArrival(videoId);
  if (bytes === null) return;
  const order = await answerable(orderId, await sender());
  await expectVideoOf(order, videoId);
  await nameVideo(order, videoId, bytes);
}

/**
 * What has arrived of an answer video, so that the sender knows where to go on.
 * @throws AppError `not_found`, `not_allowed`
 */
export async function answerVideoProgress(
  orderId: number,
  videoId: string,
  actor: Actor,
): Promise<ArrivedBytes> {
  const order = await answerable(orderId, actor);
  await expectVideoOf(order, videoId);
  const { arrived, bytes } = await videoArrival(videoId);
  // The answer to the last chunk may have been lost before the video was named.
  if (bytes !== null) await nameVideo(order, videoId, bytes);
  return arrived;
}

/** Names a complete video in its order, once. @throws AppError `not_found` when it was given up meanwhile */
async function nameVideo(order: Order, videoId: string, bytes: number): Promise<void> {
  if (names(order, videoId)) return;
  const { key, video: before } = placeOfNext(order);
  const named = await note(order.id, key, JSON.stringify({ videoId, bytes }));
  if (named.openUpload !== videoId) {
    // Given up between the last chunk and now: no order names a video that is being removed.
    await note(order.id, key, before ? JSON.stringify(before) : '');
    throw new AppError('not_found');
  }
  if (before) await dropVideo(before.videoId);
}

/**
 * A video of an order for someone who may see the order; ranges are answered.
 * @throws AppError `not_found`
 */
export async function serveOrderVideo(
  orderId: number,
  actor: Actor,
  request: Request,
  { which, download }: { which: VideoOfOrder; download: boolean },
): Promise<Response> {
  const order = await getOrder(orderId, actor);
  const found = orderVideo(order, which);
  if (!found) throw new AppError('not_found');
  const transport = await openTransport();
  const name = download ? `${found.by} ${order.number}` : undefined;
  const answer = await transport.serveVideo(found.video.videoId, request, name);
  if (!answer) throw new AppError('not_found');
  return answer;
}
