import * as v from 'valibot';
import { hasStore, type Role } from '#domain/account/role.ts';
import { notificationKinds, kindsOf } from './notification-kinds.ts';
import { fieldEntries, profileFields, storeFields } from './profile-fields.ts';
import { type ProfileValues, settingsSchema } from './profile.ts';

/** The request body: only changed values, and nothing that is not part of a profile. */
export const profileChangeSchema = v.strictObject({
  ...v.partial(v.object(fieldEntries)).entries,
  notifications: v.optional(settingsSchema),
});

export type ProfileChange = v.InferOutput<typeof profileChangeSchema>;

/** Only what differs, so that edits made elsewhere are kept. Null if nothing changed. */
export function profileChange(before: ProfileValues, after: ProfileValues): ProfileChange | null {
  const fields = profileFields.filter((field) => before[field] !== after[field]);
  const kinds = notificationKinds.filter(
    (kind) => before.notifications[kind] !== after.notifications[kind],
  );
  if (fields.length + kinds.length === 0) return null;
  return {
    ...Object.fromEntries(fields.map((field) => [field, after[field]])),
    ...(kinds.length > 0 && {
      notifications: Object.fromEntries(kinds.map((kind) => [kind, after.notifications[kind]])),
    }),
  };
}

/** Whether a user of this role may make this change to their own profile. */
export function mayChange(role: Role, change: ProfileChange): boolean {
  const named = Object.keys(change);
  const kinds = notificationKinds.filter((kind) => change.notifications?.[kind] !== undefined);
  return (
    (hasStore(role) || !storeFields.some((field) => named.includes(field))) &&
    kinds.every((kind) => kindsOf[role].includes(kind))
  );
}
