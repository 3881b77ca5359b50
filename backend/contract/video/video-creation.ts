import * as v from 'valibot';
import { VideoDetails, VideoWatermark } from './video-notes.ts';

const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255));

/**
 * What api.video does with a video and this host does not: only what is so anyway may be sent, since nothing that is
 * sent is dropped.
 */
const VideoFixed = v.object({
  public: v.optional(v.literal(false)),
  panoramic: v.optional(v.literal(false)),
  mp4Support: v.optional(v.literal(true)),
  transcript: v.optional(v.literal(false)),
  transcriptSummary: v.optional(v.literal(false)),
  transcriptSummaryAttributes: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(0))),
  clip: v.optional(v.never()),
  language: v.optional(v.never()),
});

/**
 * Body of `POST /videos`. A `source` to be fetched from elsewhere is refused: no address of a stranger is ever asked.
 */
export const VideoCreation = v.object({
  title,
  source: v.optional(v.never()),
  ...VideoDetails.entries,
  ...VideoFixed.entries,
  /** One of the host's; noted and answered. */
  watermark: v.optional(VideoWatermark),
});

export type VideoCreation = v.InferOutput<typeof VideoCreation>;

/** Body of `PATCH /videos/{videoId}`: what is left out stays as it is. */
export const VideoUpdate = v.object({
  title: v.optional(title),
  ...VideoDetails.entries,
  ...VideoFixed.entries,
  /** As at api.video, it is set when a video is made. */
  watermark: v.optional(v.never()),
});

export type VideoUpdate = v.InferOutput<typeof VideoUpdate>;
