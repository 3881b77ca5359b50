import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';
import type { Actor } from '#domain/account/role.ts';
import { createVideo, dropVideo } from './video-host.server.ts';
import { note, answerable, titleFor, names } from './videos.server.ts';

/** Names the upload in its order, unless that is about to be sent without it. */
async function noteBegun(orderId: number, videoId: string, from: Order['status']): Promise<Order> {
  const notSending = [
    { key: orderMeta.from, value: from },
    { key: orderMeta.pendingFrom, value: '' },
  ];
  try {
    return await note(orderId, orderMeta.openUpload, videoId, notSending);
  } catch (error) {
    // Where no one knows whether it was named, it stays.
    if (error instanceof AppError && error.code === 'order_moved_on') await dropVideo(videoId);
    throw error;
  }
}

/**
 * Begins the answer video of an order. There is one open upload an order: an earlier one that is not complete is given
 * up.
 * @returns the id to send chunks to
 * @throws AppError `not_found`, `not_allowed`, `video_too_large`, `order_moved_on`
 */
export async function beginAnswerVideo(
  orderId: number,
  bytes: number,
  actor: Actor,
): Promise<string> {
  const { openUpload, status } = await answerable(orderId, actor);
  const videoId = await createVideo(titleFor(orderId), bytes);
  // As the order is after the change: the earlier one may have become complete meanwhile.
  const after = await noteBegun(orderId, videoId, status);
  if (openUpload !== null && !names(after, openUpload)) await dropVideo(openUpload);
  return videoId;
}
