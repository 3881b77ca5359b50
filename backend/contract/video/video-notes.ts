import * as v from 'valibot';

const words = v.pipe(v.string(), v.maxLength(2_000));

/** What an operator notes about a video; nothing in the product reads it. */
export const VideoDetails = v.object({
  description: v.optional(words),
  tags: v.optional(v.pipe(v.array(words), v.maxLength(50))),
  metadata: v.optional(v.pipe(v.array(v.object({ key: words, value: words })), v.maxLength(50))),
  playerId: v.optional(words),
});

export type VideoDetails = v.InferOutput<typeof VideoDetails>;

/** Where a watermark of the host would lie on the picture; lengths as `10px` or `5%`. */
export const VideoWatermark = v.object({
  id: words,
  top: v.optional(words),
  left: v.optional(words),
  bottom: v.optional(words),
  right: v.optional(words),
  width: v.optional(words),
  height: v.optional(words),
  opacity: v.optional(words),
});

/** The moment of a video that stands for it, as `00:15:22.05`. */
export const ThumbnailPick = v.object({
  timecode: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}:\d{2}[.:]\d{1,3}$/)),
});

/**
 * Everything that is noted about a video. The host plays the file as it was sent, so nothing is drawn or cut out of it.
 */
export const VideoNotes = v.object({
  ...VideoDetails.entries,
  watermark: v.optional(VideoWatermark),
  thumbnail: v.optional(ThumbnailPick),
});

export type VideoNotes = v.InferOutput<typeof VideoNotes>;
