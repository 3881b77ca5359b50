import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import {
  answerVideoProgress,
  beginAnswerVideo,
  sendAnswerChunk,
} from '#app/gateway/videos.server.ts';
import { signedIn } from '#app/session/signed-in.ts';
import { AppError } from '#domain/app-error.ts';
import { chunkBytes } from '#domain/video.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const orderId = v.pipe(whole, v.minValue(1));
const videoId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const text = v.pipe(v.string(), v.transform(Number), whole);

const chunkSchema = v.object({
  orderId: v.pipe(text, v.minValue(1)),
  videoId,
  start: text,
  end: text,
  total: v.pipe(text, v.minValue(1)),
  file: v.pipe(v.instance(Blob), v.minSize(1), v.maxSize(chunkBytes)),
});

/** Begins the answer video of an order; answers the id to send chunks to. */
export const beginUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, bytes: v.pipe(whole, v.minValue(1)) }))
  .handler(({ context, data }) => beginAnswerVideo(data.orderId, data.bytes, context.auth.user));

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
  .validator((form: FormData) => {
    if (!(form instanceof FormData)) throw new AppError('invalid_input');
    return v.parse(chunkSchema, Object.fromEntries(form));
  })
  .handler(({ context, data }) => sendAnswerChunk(data, context.auth.user));
