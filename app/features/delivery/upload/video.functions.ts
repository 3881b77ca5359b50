import { createServerFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import * as v from 'valibot';

import { answerVideoProgress, cancelAnswerVideo } from '#app/server/backend/video/videos.server.ts';
import { beginAnswerVideo } from '#app/server/backend/video/begin-answer-video.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';

import { fanVideoProgress, removeFanVideo } from '#app/server/video/fan-video.server.ts';
import { beginFanVideo } from '#app/server/video/begin-fan-video.server.ts';
import { relayTicketed } from '#app/server/uploads/relay-chunk.server.ts';
import { takeUploadQuota } from '#app/server/uploads/upload-quota.server.ts';
import { issueUploadTicket } from '#app/server/uploads/upload-ticket.server.ts';
import { withUploadTicket } from '#app/server/uploads/with-upload-ticket.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const orderId = v.pipe(whole, v.minValue(1));
const videoId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Identifies an upload, with the ticket that its chunks present for the next ten minutes. */
async function granted(userId: number, id: string, order: number | null) {
  const ticket = await issueUploadTicket({ userId, videoId: id, orderId: order }, new Date());
  return { videoId: id, ticket };
}

/** Starts the answer video of an order. @throws AppError `not_allowed`, `too_many_requests` */
export const beginUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, bytes: v.pipe(whole, v.minValue(1)) }))
  .handler(async ({ context, data }) => {
    const { user } = context.auth;
    await takeUploadQuota(user.id, data.bytes);
    return granted(user.id, await beginAnswerVideo(data.orderId, data.bytes, user), data.orderId);
  });

/**
 * The byte ranges received of an upload, and a new ticket. Not a GET, because it may attach a complete video to its
 * order.
 */
export const uploadProgress = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, videoId }))
  .handler(async ({ context: { auth }, data }) => {
    const arrived = await answerVideoProgress(data.orderId, data.videoId, auth.user);
    return {
      arrived: arrived.map(({ from, to }) => ({ from, to })),
      ...(await granted(auth.user.id, data.videoId, data.orderId)),
    };
  });

/**
 * The chunk relay: one chunk per call, whose bytes are the request body and are streamed on.
 * @throws AppError `bad_chunk`, `not_a_video`, `sign_in_required`, `too_many_requests` /
 */
export const relayChunk = createServerFn({ method: 'POST' })
  .middleware([withUploadTicket])
  .handler(({ context }) => relayTicketed(context.ticket, getRequest()));

/** Cancels an incomplete answer video; received data is deleted at once. */
export const cancelUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, videoId }))
  .handler(({ context, data }) => cancelAnswerVideo(data.orderId, data.videoId, context.auth.user));

/** Starts uploading a fan's own video for a request. @throws AppError `not_allowed`, `too_many_requests` */
export const beginFanUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ bytes: v.pipe(whole, v.minValue(1)) }))
  .handler(async ({ context, data }) => {
    const { user } = context.auth;
    await takeUploadQuota(user.id, data.bytes);
    return granted(user.id, await beginFanVideo(data.bytes, user), null);
  });

/** The byte ranges received of a fan's own video, and a new ticket. @throws AppError `not_found` */
export const fanUploadProgress = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ videoId }))
  .handler(async ({ context: { auth }, data }) => {
    const arrived = await fanVideoProgress(data.videoId, auth.user);
    return {
      arrived: arrived.map(({ from, to }) => ({ from, to })),
      ...(await granted(auth.user.id, data.videoId, null)),
    };
  });

/** Deletes a fan's own video, unless it is part of an order. */
export const removeFanUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ videoId }))
  .handler(({ context, data }) => removeFanVideo(data.videoId, context.auth.user));
