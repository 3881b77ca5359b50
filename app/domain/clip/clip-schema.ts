import * as v from 'valibot';

import { locales } from '#domain/locale.ts';
import { sentences } from '#domain/request/request-text.ts';

import { captionsSchema } from './captions.ts';
import { clipLimits, clipMaxBytes, clipMaxMs, maxClips } from './clip.ts';

export const clipId = v.pipe(v.string(), v.uuid());

const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A clip as it was shown. */
export const seenClip = v.object({ id: clipId, version });

/** The size of a file about to be sent, in bytes. */
export const clipBytes = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(clipMaxBytes, 'too-large'),
);

/** An uploaded video that becomes a clip; the browser measured it, and the transcoder measures it again. */
export const uploadedClip = v.object({
  videoId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  durationMs: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(clipMaxMs, 'too-long')),
  ),
});

/** What a celebrity writes about a clip. An empty title may be kept, and not sent. */
export const editedClip = v.object({
  ...seenClip.entries,
  title: v.pipe(
    v.string('required'),
    v.transform((title) => title.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')),
    v.trim(),
    v.maxLength(clipLimits.title, 'too-long'),
  ),
  captions: captionsSchema,
  language: v.picklist(locales),
});

/** Ids in the wanted order. */
export const clipOrder = v.pipe(v.array(clipId), v.maxLength(maxClips));

/** A decision against a clip, with words that its celebrity reads. */
export const declinedClip = v.object({
  ...seenClip.entries,
  words: sentences(clipLimits.words),
});
