import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';
import type { Actor } from '#domain/account/role.ts';
import { createVideo, dropVideo } from './video-host.server.ts';
import { note, answerable, titleFor, names } from './videos.server.ts';

/** Records the upload in its order, unless the order is about to be sent without it. */
async function noteBegun(orderId: number, videoId: string, from: Order['status']): Promise<Order> {
  const notSending = [
    { key: orderMeta.from, value: from },
    { key: orderMeta.pendingFrom, value: '' },
  ];
  try {
    return await note(orderId, orderMeta.openUpload, videoId, notSending);
  } catch (error) {
    // If it is unknown whether it was recorded, it stays.
    if (error instanceof AppError && error.code === 'order_moved_on') await dropVideo(videoId);
    throw error;
  }
}

/**
 * Starts an order's answer video. Each order has one open upload: an earlier incomplete one is discarded.
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
  // Uses the order after the change: the earlier upload may have completed in the meantime.
  const after = await noteBegun(orderId, videoId, status);
  if (openUpload !== null && !names(after, openUpload)) await dropVideo(openUpload);
  return videoId;
}
