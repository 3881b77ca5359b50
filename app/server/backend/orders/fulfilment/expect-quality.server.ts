import { AppError } from '#domain/app-error.ts';
import { asksForVideo } from '#domain/order/transitions/order-move.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderVideo } from '#domain/order/order-parts.ts';
import { breachesOf, wholeSeconds } from '#domain/service/quality-promise.ts';
import { lookIntoVideo } from '#app/server/backend/video/look-into-video.server.ts';
import type { FulfilCommand } from './fulfilled-order.server.ts';

/**
 * Refuses a video that is shorter than what was promised with its order, or lacks the sound. One that could not be
 * looked into when it arrived is looked into now.
 * @throws AppError `video_below_promise`
 */
export async function expectVideoQuality(
  order: Pick<Order, 'quality' | 'lines'>,
  video: OrderVideo | null,
): Promise<void> {
  const { quality } = order;
  if (quality === null || video === null || !asksForVideo(order)) return;
  const isKnown = video.seconds !== undefined && video.seconds !== null;
  const { seconds = null, sound = null } = isKnown ? video : await lookIntoVideo(video);
  const breaches = breachesOf(quality, { seconds, sound });
  if (breaches.length === 0) return;
  const fields = {
    ...(breaches.includes('too-short') && { seconds: String(wholeSeconds(seconds ?? 0)) }),
    ...(breaches.includes('no-sound') && { sound: 'no-sound' }),
  };
  throw new AppError('video_below_promise', { fields });
}

/**
 * Refuses a fulfilment that breaks what was promised of its video.
 * @throws AppError `video_below_promise`; `invalid_input` if the celebrity has not confirmed that the name is said
 */
export async function expectQuality(
  order: Pick<Order, 'quality' | 'lines' | 'answerVideo'>,
  { nameSpoken }: Pick<FulfilCommand, 'nameSpoken'>,
): Promise<void> {
  await expectVideoQuality(order, order.answerVideo);
  if (order.quality?.nameSpoken && asksForVideo(order) && !nameSpoken) {
    throw new AppError('invalid_input', { fields: { nameSpoken: 'name-spoken' } });
  }
}
