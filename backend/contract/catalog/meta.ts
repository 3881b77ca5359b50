import * as v from 'valibot';

/** One entry of `meta_data`; values are whatever a plugin stored. */
export const metaSchema = v.looseObject({
  id: v.optional(v.number()),
  key: v.string(),
  value: v.unknown(),
});

export type WireMeta = v.InferOutput<typeof metaSchema>;
