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
  /** Playback of the uploaded file; answers range requests. */
  mp4: (videoId: string) => `/vod/${encodeURIComponent(videoId)}/mp4/source.mp4`,
} as const;

/** Body of `POST /auth/api-key`. */
export const ApiKeyRequest = v.object({ apiKey: v.pipe(v.string(), v.minLength(1)) });
export type ApiKeyRequest = v.InferOutput<typeof ApiKeyRequest>;

/** Body of `POST /auth/refresh`; read as JSON whatever the content type says, as the browser client sends text/plain. */
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

/** Body of `POST /videos`. */
export const VideoCreation = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
});
export type VideoCreation = v.InferOutput<typeof VideoCreation>;

export const Video = v.object({
  videoId: v.string(),
  title: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  publishedAt: v.optional(v.string()),
  public: v.optional(v.boolean()),
  source: v.optional(v.object({ type: v.optional(v.string()), uri: v.optional(v.string()) })),
  assets: v.object({
    mp4: v.optional(v.string()),
    player: v.optional(v.string()),
    hls: v.optional(v.string()),
  }),
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
