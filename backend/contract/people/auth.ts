import * as v from 'valibot';

/** Body of a login. `username` is a user name or an e-mail address. */
export const authenticateRequestSchema = v.object({
  username: v.string(),
  password: v.string(),
  issueJWT: v.boolean(),
  includeRoles: v.boolean(),
});
export type WireAuthenticateRequest = v.InferOutput<typeof authenticateRequestSchema>;

/** A token and the second (Unix time) at which it ends. */
export const tokenSchema = v.looseObject({
  token: v.pipe(v.string(), v.minLength(1)),
  token_expires: v.number(),
});
export type WireToken = v.InferOutput<typeof tokenSchema>;

/** Answer of a login; `jwt` is missing unless it was asked for. */
export const authenticateAnswerSchema = v.looseObject({
  user: v.looseObject({
    data: v.looseObject({
      ID: v.number(),
      user_login: v.string(),
      user_nicename: v.optional(v.string()),
      display_name: v.string(),
      user_email: v.string(),
    }),
  }),
  redirect: v.nullish(v.string()),
  jwt: v.optional(tokenSchema),
});
export type WireAuthenticateAnswer = v.InferOutput<typeof authenticateAnswerSchema>;

/** Ours: the password was right, and an administrator has suspended the account. */
export const accountSuspendedCode = 'astera_account_suspended';

export const refreshRequestSchema = v.object({ jwt: v.string() });
export type WireRefreshRequest = v.InferOutput<typeof refreshRequestSchema>;

const roleName = v.pipe(v.string(), v.minLength(1));

/**
 * Claims of a token. WordPress writes `roles` as an array, or as an object when the account has
 * capabilities of its own; refreshed tokens of the plugin have none.
 */
export const claimsSchema = v.looseObject({
  iat: v.optional(v.number()),
  iss: v.optional(v.string()),
  exp: v.number(),
  jti: v.optional(v.string()),
  userId: v.optional(v.union([v.number(), v.string()])),
  user_id: v.optional(v.union([v.number(), v.string()])),
  revocable: v.nullish(v.boolean()),
  refreshable: v.nullish(v.boolean()),
  roles: v.optional(
    v.union([v.array(roleName), v.record(v.string(), v.union([roleName, v.boolean()]))]),
  ),
});
export type WireClaims = v.InferOutput<typeof claimsSchema>;
