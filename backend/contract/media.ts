import * as v from 'valibot';

/** A file of the media library. */
export const mediaSchema = v.looseObject({
  id: v.number(),
  author: v.optional(v.number()),
  mime_type: v.optional(v.string()),
  source_url: v.string(),
});
export type WireMedia = v.InferOutput<typeof mediaSchema>;

/** Answer to `DELETE …?force=true`. */
export const mediaDeletedSchema = v.looseObject({ deleted: v.boolean() });
