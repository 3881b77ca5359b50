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

/** Where the chunks of an upload go, and the ticket that each of them shows for the next ten minutes. */
async function granted(userId: number, id: string, order: number | null) {
  const ticket = await issueUploadTicket({ userId, videoId: id, orderId: order }, new Date());
  return { videoId: id, ticket };
}

/** Begins the answer video of an order. @throws AppError `not_allowed`, `too_many_requests` */
export const beginUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, bytes: v.pipe(whole, v.minValue(1)) }))
  .handler(async ({ context, data }) => {
    const { user } = context.auth;
    await takeUploadQuota(user.id, data.bytes);
    return granted(user.id, await beginAnswerVideo(data.orderId, data.bytes, user), data.orderId);
  });

/**
 * What has arrived of an upload, as stretches of bytes, and a new ticket. It may name a complete video in its order, so
 * it is no GET.
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
 * The chunk relay: one chunk a call, whose bytes are the body of the request and go on as they come.
 * @throws AppError `bad_chunk`, `not_a_video`, `sign_in_required`, `too_many_requests`
 */
export const relayChunk = createServerFn({ method: 'POST' })
  .middleware([withUploadTicket])
  .handler(({ context }) => relayTicketed(context.ticket, getRequest()));

/** Gives up an answer video that is not complete: what has arrived of it is gone at once. */
export const cancelUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, videoId }))
  .handler(({ context, data }) => cancelAnswerVideo(data.orderId, data.videoId, context.auth.user));

/** Begins a video of a fan's own for a request. @throws AppError `not_allowed`, `too_many_requests` */
export const beginFanUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ bytes: v.pipe(whole, v.minValue(1)) }))
  .handler(async ({ context, data }) => {
    const { user } = context.auth;
    await takeUploadQuota(user.id, data.bytes);
    return granted(user.id, await beginFanVideo(data.bytes, user), null);
  });

/** What has arrived of a fan's own video, as stretches of bytes, and a new ticket. @throws AppError `not_found` */
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

/** Takes a fan's own video away, as long as nothing was ordered with it. */
export const removeFanUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ videoId }))
  .handler(({ context, data }) => removeFanVideo(data.videoId, context.auth.user));
