import * as v from 'valibot';

/** Keys of an account's meta data that administrators see, and the first of them they set (ADR 0035). */
export const userMeta = {
  /** Why the account is suspended; empty while it is not, and what is written to reinstate it. */
  suspended: 'astera_suspended',
  /** Since when, as a UTC instant; empty while it is not. */
  suspendedAt: 'astera_suspended_at',
} as const;

/** Query parameter that leaves the suspended accounts only; ours. */
export const suspendedParameter = 'astera_suspended';

/** A person as `context=edit` shows one to an administrator. */
export const managedUserSchema = v.looseObject({
  id: v.number(),
  name: v.string(),
  username: v.string(),
  email: v.string(),
  /** WordPress answers an object once an account has had a role taken away. */
  roles: v.union([v.array(v.string()), v.record(v.string(), v.string())]),
  registered_date: v.string(),
  /** WordPress answers an empty list where nothing is registered. */
  meta: v.optional(
    v.union([
      v.looseObject({
        [userMeta.suspended]: v.optional(v.string(), ''),
        [userMeta.suspendedAt]: v.optional(v.string(), ''),
      }),
      v.array(v.unknown()),
    ]),
  ),
});
export type WireManagedUser = v.InferOutput<typeof managedUserSchema>;

export const managedUserListSchema = v.array(managedUserSchema);

/** Codes of a refusal to change someone. */
export const managedUserRefusal = {
  unknown: 'rest_user_invalid_id',
  /** No one changes the own role or suspends the own account. */
  own: 'astera_own_account',
} as const;
