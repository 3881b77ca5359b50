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
import { lookIntoVideo } from './look-into-video.server.ts';
import { dropVideo, expectTitle, videoArrival, type ArrivedBytes } from './video-host.server.ts';

/** Ties a video to its order: only videos with this title are ever written to on that order's behalf. */
export function titleFor(orderId: number): string {
  return `order-${orderId}`;
}

export async function answerable(orderId: number, actor: Actor): Promise<Order> {
  const order = await getOrder(orderId, actor);
  const replaces = newVideoKind(actor, order, new Date()) !== null;
  if (!mayAnswerWithVideo(actor, order) && !replaces) throw new AppError('not_allowed');
  return order;
}

/** Where an order's next complete video is recorded: a delivered one stays unchanged until the new one is sent. */
function placeOfNext({ status, answerVideo, newVideo }: Order) {
  return status === 'completed'
    ? { key: orderMeta.newVideo, video: newVideo }
    : { key: orderMeta.answerVideo, video: answerVideo };
}

/** Whether an order references a video, sent or not. */
export function names({ answerVideo, newVideo }: Order, videoId: string): boolean {
  return answerVideo?.videoId === videoId || newVideo?.videoId === videoId;
}

/** Only an order's newest take counts; a replaced one is gone. */
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
 * Cancels an upload and deletes its bytes at once. Completed or replaced uploads stay.
 * @throws AppError `not_found`, `not_allowed`
 */
export async function cancelAnswerVideo(
  orderId: number,
  videoId: string,
  actor: Actor,
): Promise<void> {
  const order = await answerable(orderId, actor);
  if (order.openUpload !== videoId || names(order, videoId)) return;
  // Uses the order after the change: the last chunk may have arrived in the meantime and recorded the video.
  const after = await note(orderId, orderMeta.openUpload, '');
  if (!names(after, videoId)) await dropVideo(videoId);
}

/**
 * Records an answer video in its order once its last byte has arrived. The order is read only then: who may upload was
 * decided when the ticket was issued.
 * @param sender called once the video is complete
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
 * The ranges received of an answer video, so that the sender can resume.
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
  // The response to the last chunk may have been lost before the video was recorded.
  if (bytes !== null) await nameVideo(order, videoId, bytes);
  return arrived;
}

/** Records a complete video in its order, once. @throws AppError `not_found` if it was cancelled in the meantime */
async function nameVideo(order: Order, videoId: string, bytes: number): Promise<void> {
  if (names(order, videoId)) return;
  const { key, video: before } = placeOfNext(order);
  const facts = order.quality === null ? {} : await lookIntoVideo({ videoId, bytes });
  const named = await note(order.id, key, JSON.stringify({ videoId, bytes, ...facts }));
  if (named.openUpload !== videoId) {
    // Cancelled after the last chunk: no order may reference a video that is being deleted.
    await note(order.id, key, before ? JSON.stringify(before) : '');
    throw new AppError('not_found');
  }
  if (before) await dropVideo(before.videoId);
}

/**
 * Serves an order's video, with ranges, to someone who may see the order.
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
