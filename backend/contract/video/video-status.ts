import * as v from 'valibot';

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
