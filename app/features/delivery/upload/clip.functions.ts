import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { beginClip, cancelClip, clipArrival } from '#app/server/clips/own-clips.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { issueUploadTicket } from '#app/server/uploads/upload-ticket.server.ts';
import { takeUploadQuota } from '#app/server/uploads/upload-quota.server.ts';
import { clipBytes } from '#domain/clip/clip-schema.ts';

const videoId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

async function granted(userId: number, id: string) {
  const ticket = await issueUploadTicket({ userId, videoId: id, orderId: null }, new Date());
  return { videoId: id, ticket };
}

/** Starts uploading a sample clip. @throws AppError `not_allowed`, `too_many_clips`, `too_many_requests` */
export const beginClipUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ bytes: clipBytes }))
  .handler(async ({ context, data }) => {
    const { user } = context.auth;
    const id = await beginClip(user, data.bytes);
    await takeUploadQuota(user.id, data.bytes);
    return granted(user.id, id);
  });

/** The byte ranges received of a clip, and a new ticket. @throws AppError `not_found` */
export const clipUploadProgress = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ videoId }))
  .handler(async ({ context: { auth }, data }) => {
    const arrived = await clipArrival(auth.user, data.videoId);
    return {
      arrived: arrived.map(({ from, to }) => ({ from, to })),
      ...(await granted(auth.user.id, data.videoId)),
    };
  });

/** Deletes an upload that did not become a clip. @throws AppError `not_found` */
export const cancelClipUpload = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ videoId }))
  .handler(({ context, data }) => cancelClip(context.auth.user, data.videoId));
