import * as v from 'valibot';

/** A file of the media library. */
export const mediaSchema = v.looseObject({
  id: v.number(),
  author: v.optional(v.number()),
  mime_type: v.optional(v.string()),
  source_url: v.string(),
});
export type WireMedia = v.InferOutput<typeof mediaSchema>;

/**
 * What a picture is called that proves what was done for an order. The name is the mark by which a back end keeps it
 * from everyone: a WordPress takes no status that is sent along with a file.
 */
export const proofFileName = /^proof-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.\w+$/;

/** Answer to `DELETE …?force=true`. */
export const mediaDeletedSchema = v.looseObject({ deleted: v.boolean() });
