import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import {
  addUploadedClip,
  deleteOwnClip,
  editOwnClip,
  listOwnClips,
  placeOwnClips,
  replaceOwnFile,
  sendOwnClip,
  takeBackOwnClip,
} from '#app/server/clips/own-clips.server.ts';
import { addSampleClip, listSampleVideos } from '#app/server/clips/sample-videos.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { clipId, clipOrder, editedClip, seenClip, uploadedClip } from '#domain/clip/clip-schema.ts';
import { locales } from '#domain/locale.ts';

const language = v.picklist(locales);

/**
 * A celebrity's own clips, and delivered videos that may become one.
 * @throws AppError `not_allowed`
 */
export const readMyClips = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(async ({ context: { auth } }) => {
    const [clips, samples] = await Promise.all([
      listOwnClips(auth.user),
      listSampleVideos(auth.user),
    ]);
    return { clips, samples };
  });

/** Makes a clip of an upload. @throws AppError `not_allowed`, `not_found`, `too_many_clips` */
export const addClip = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...uploadedClip.entries, language }))
  .handler(({ context, data }) => addUploadedClip(context.auth.user, data, data.language));

/**
 * Gives a clip whose file is of no use another one.
 * @throws AppError `not_allowed`, `not_found`, `clip_moved_on`
 */
export const replaceClipFile = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...seenClip.entries, ...uploadedClip.entries }))
  .handler(({ context, data: { videoId, durationMs, ...seen } }) =>
    replaceOwnFile(context.auth.user, seen, { videoId, durationMs }),
  );

/** Makes a clip of a delivered video whose fan agreed. @throws AppError `not_allowed`, `not_found`, `too_many_clips` */
export const addClipOfOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId: v.pipe(v.number(), v.integer(), v.minValue(1)), language }))
  .handler(({ context, data }) => addSampleClip(context.auth.user, data.orderId, data.language));

/** Keeps a clip's title and captions. @throws AppError `not_allowed`, `not_found`, `clip_moved_on` */
export const editClip = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(editedClip)
  .handler(({ context, data }) => editOwnClip(context.auth.user, data));

/** Sends a clip to the team. @throws AppError `not_allowed`, `not_found`, `clip_moved_on`, `invalid_input` */
export const sendClip = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(seenClip)
  .handler(({ context, data }) => sendOwnClip(context.auth.user, data));

/** Takes a clip off the page, or out of the queue. @throws AppError `not_allowed`, `not_found`, `clip_moved_on` */
export const takeBackClip = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(seenClip)
  .handler(({ context, data }) => takeBackOwnClip(context.auth.user, data));

/** Deletes a clip and its files. @throws AppError `not_allowed`, `not_found` */
export const deleteClip = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ id: clipId }))
  .handler(({ context, data }) => deleteOwnClip(context.auth.user, data.id));

/** Puts the clips into another order. @throws AppError `not_allowed` */
export const placeClips = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ids: clipOrder }))
  .handler(({ context, data }) => placeOwnClips(context.auth.user, data.ids));
