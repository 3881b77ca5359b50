/**
 * The wire of the video host: the part of api.video's public API (its OpenAPI document) that is spoken here.
 * Byte positions are inclusive, as in HTTP; times are ISO 8601 in UTC.
 */
import * as v from 'valibot';

export const videoPaths = {
  apiKey: '/auth/api-key',
  refresh: '/auth/refresh',
  videos: '/videos',
  video: (videoId: string) => `/videos/${encodeURIComponent(videoId)}`,
  source: (videoId: string) => `/videos/${encodeURIComponent(videoId)}/source`,
  status: (videoId: string) => `/videos/${encodeURIComponent(videoId)}/status`,
  /** Source of a new video, for anyone who has an upload token. */
  upload: '/upload',
  uploadTokens: '/upload-tokens',
  /** Playback of the uploaded file; answers range requests. */
  mp4: (videoId: string) => `/vod/${encodeURIComponent(videoId)}/mp4/source.mp4`,
  /** The same for anyone who has the token. */
  watch: (videoId: string, token: string) =>
    `/vod/${encodeURIComponent(videoId)}/token/${encodeURIComponent(token)}/mp4/source.mp4`,
} as const;

/** Body of `POST /auth/api-key`. */
export const ApiKeyRequest = v.object({ apiKey: v.pipe(v.string(), v.minLength(1)) });
export type ApiKeyRequest = v.InferOutput<typeof ApiKeyRequest>;

/**
 * Body of `POST /auth/refresh`; read as JSON whatever the content type says, as the browser client sends text/plain.
 */
export const RefreshRequest = v.object({ refreshToken: v.pipe(v.string(), v.minLength(1)) });
export type RefreshRequest = v.InferOutput<typeof RefreshRequest>;

/** `expires_in` counts seconds. */
export const VideoToken = v.object({
  token_type: v.literal('Bearer'),
  expires_in: v.pipe(v.number(), v.integer(), v.minValue(1)),
  access_token: v.string(),
  refresh_token: v.string(),
});
export type VideoToken = v.InferOutput<typeof VideoToken>;

const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255));
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
const VideoWatermark = v.object({
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

/** Body of `POST /upload-tokens`: seconds until it expires, 0 for never. */
export const UploadTokenCreation = v.object({
  ttl: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)), 0),
});

export const UploadToken = v.object({
  token: v.string(),
  ttl: v.number(),
  createdAt: v.string(),
  expiresAt: v.optional(v.string()),
});
export type UploadToken = v.InferOutput<typeof UploadToken>;

export const Video = v.object({
  videoId: v.string(),
  title: v.string(),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
  publishedAt: v.optional(v.string()),
  public: v.optional(v.boolean()),
  source: v.optional(v.object({ type: v.optional(v.string()), uri: v.optional(v.string()) })),
  assets: v.object({
    mp4: v.optional(v.string()),
    player: v.optional(v.string()),
    hls: v.optional(v.string()),
    thumbnail: v.optional(v.string()),
  }),
  ...VideoNotes.entries,
});
export type Video = v.InferOutput<typeof Video>;

export const ReceivedBytes = v.object({ from: v.number(), to: v.number(), total: v.number() });
export type ReceivedBytes = v.InferOutput<typeof ReceivedBytes>;

/** Answer of `GET /videos/{videoId}/status`: from it an interrupted upload goes on. */
export const VideoStatus = v.object({
  ingest: v.object({
    status: v.picklist(['missing', 'uploading', 'uploaded', 'ingesting', 'ingested']),
    filesize: v.nullish(v.number()),
    receivedBytes: v.optional(v.array(ReceivedBytes), []),
    receivedParts: v.optional(
      v.object({ parts: v.array(v.number()), total: v.nullish(v.number()) }),
    ),
  }),
  encoding: v.object({ playable: v.boolean() }),
});
export type VideoStatus = v.InferOutput<typeof VideoStatus>;

/** One page of a list. */
export const VideoList = v.object({
  data: v.array(Video),
  pagination: v.object({
    currentPage: v.number(),
    pageSize: v.number(),
    pagesTotal: v.number(),
    itemsTotal: v.number(),
  }),
});

/** Every refusal; `name` is the field or header that is at fault, or empty. */
export const VideoProblem = v.object({
  type: v.string(),
  title: v.string(),
  name: v.optional(v.string()),
  status: v.number(),
  problems: v.optional(
    v.array(v.object({ type: v.string(), title: v.string(), name: v.optional(v.string()) })),
  ),
});
export type VideoProblem = v.InferOutput<typeof VideoProblem>;
