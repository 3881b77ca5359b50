import * as v from 'valibot';

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
