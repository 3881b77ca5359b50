import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import {
  answerVideoProgress,
  cancelAnswerVideo,
  sendAnswerChunk,
} from '#app/server/backend/video/videos.server.ts';
import { beginAnswerVideo } from '#app/server/backend/video/begin-answer-video.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { AppError } from '#domain/app-error.ts';
import { chunkBytes } from '#domain/video/video.ts';

import {
  fanVideoProgress,
  removeFanVideo,
  sendFanChunk,
} from '#app/server/video/fan-video.server.ts';
import { beginFanVideo } from '#app/server/video/begin-fan-video.server.ts';
import { countReceived, takeUploadQuota } from '#app/server/uploads/upload-quota.server.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const orderId = v.pipe(whole, v.minValue(1));
const videoId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const text = v.pipe(v.string(), v.transform(Number), whole);

const chunk = {
  videoId,
  start: text,
  end: text,
  total: v.pipe(text, v.minValue(1)),
  file: v.pipe(v.instance(Blob), v.minSize(1), v.maxSize(chunkBytes)),
};
const answerChunk = v.object({ orderId: v.pipe(text, v.minValue(1)), ...chunk });
const fanChunk = v.object(chunk);

function fieldsOf(form: FormData): Record<string, FormDataEntryValue> {
  if (!(form instanceof FormData)) throw new AppError('invalid_input');
  return Object.fromEntries(form);
}

/** Begins the answer video of an order; answers the id to send chunks to. @throws AppError `too_many_requests` */
export const beginUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, bytes: v.pipe(whole, v.minValue(1)) }))
  .handler(async ({ context, data }) => {
    await takeUploadQuota(context.auth.user.id, data.bytes);
    return beginAnswerVideo(data.orderId, data.bytes, context.auth.user);
  });

/** What has arrived of an upload: stretches of bytes. It may name a complete video in its order, so it is no GET. */
export const uploadProgress = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, videoId }))
  .handler(async ({ context, data }) =>
    (await answerVideoProgress(data.orderId, data.videoId, context.auth.user)).map(
      ({ from, to }) => ({ from, to }),
    ),
  );

/** The chunk relay: one capped chunk a call. @throws AppError `bad_chunk`, `not_a_video`, `not_allowed` */
export const relayChunk = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((form: FormData) => v.parse(answerChunk, fieldsOf(form)))
  .handler(async ({ context, data }) => {
    await countReceived(context.auth.user.id, data.file.size);
    return sendAnswerChunk(data, context.auth.user);
  });

/** Gives up an answer video that is not complete: what has arrived of it is gone at once. */
export const cancelUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, videoId }))
  .handler(({ context, data }) => cancelAnswerVideo(data.orderId, data.videoId, context.auth.user));

/**
 * Begins a video of a fan's own for a request; answers the id to send chunks to.
 * @throws AppError `not_allowed`, `too_many_requests`
 */
export const beginFanUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ bytes: v.pipe(whole, v.minValue(1)) }))
  .handler(async ({ context, data }) => {
    await takeUploadQuota(context.auth.user.id, data.bytes);
    return beginFanVideo(data.bytes, context.auth.user);
  });

/** What has arrived of a fan's own video: stretches of bytes. @throws AppError `not_found` */
export const fanUploadProgress = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ videoId }))
  .handler(async ({ context, data }) =>
    (await fanVideoProgress(data.videoId, context.auth.user)).map(({ from, to }) => ({ from, to })),
  );

/** The chunk relay for a fan's own video. @throws AppError `not_found`, `bad_chunk`, `not_a_video` */
export const relayFanChunk = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((form: FormData) => v.parse(fanChunk, fieldsOf(form)))
  .handler(async ({ context, data }) => {
    await countReceived(context.auth.user.id, data.file.size);
    return sendFanChunk(data, context.auth.user);
  });

/** Takes a fan's own video away, as long as nothing was ordered with it. */
export const removeFanUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ videoId }))
  .handler(({ context, data }) => removeFanVideo(data.videoId, context.auth.user));
