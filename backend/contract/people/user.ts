import * as v from 'valibot';

/** The signed-in person; the second half only comes with `context=edit`. */
export const userSchema = v.looseObject({
  id: v.number(),
  name: v.string(),
  slug: v.optional(v.string()),
  avatar_urls: v.optional(v.record(v.string(), v.string())),
  username: v.optional(v.string()),
  first_name: v.optional(v.string()),
  last_name: v.optional(v.string()),
  email: v.optional(v.string()),
  locale: v.optional(v.string()),
  roles: v.optional(v.union([v.array(v.string()), v.record(v.string(), v.string())])),
  registered_date: v.optional(v.string()),
});
export type WireUser = v.InferOutput<typeof userSchema>;
