import * as v from 'valibot';

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
