/**
 * The wire of the video host: the part of api.video's public API (its OpenAPI document) that is spoken here.
 * Byte positions are inclusive, as in HTTP; times are ISO 8601 in UTC.
 */
import * as v from 'valibot';
import { VideoNotes } from './video-notes.ts';

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
