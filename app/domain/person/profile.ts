import * as v from 'valibot';

import type { Locale } from '#domain/locale.ts';
import { hasStore, type Role } from '#domain/account/role.ts';

import { type NotificationSettings } from './notification-kinds.ts';
import {
  personEntries,
  fieldEntries,
  type ProfileFields,
  missingAddressParts,
} from './profile-fields.ts';

export interface Profile extends ProfileFields {
  readonly notifications: NotificationSettings;
  /** Address of the own picture, or null. */
  readonly picture: string | null;
  /** False where the operator of the shop keeps the pictures of accounts. */
  readonly mayChangePicture: boolean;
  /** Which language the description is in, and in which there is one; null for who has no store. */
  readonly languages: { readonly description: Locale; readonly written: readonly Locale[] } | null;
}
export type ProfileValues = Omit<Profile, 'picture' | 'mayChangePicture' | 'languages'>;

export const settingsSchema = v.strictObject({
  orderMoved: v.optional(v.boolean()),
  newRequest: v.optional(v.boolean()),
  awaitsApproval: v.optional(v.boolean()),
});

const wholeAddress = v.rawCheck<ProfileValues>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const input = dataset.value;
  for (const key of missingAddressParts(input)) {
    addIssue({
      message: 'required',
      path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key] }],
    });
  }
});

const withStore = v.pipe(
  v.object({ ...fieldEntries, notifications: settingsSchema }),
  wholeAddress,
);
const withoutStore = v.pipe(
  v.object({
    ...personEntries,
    storeName: v.string(),
    description: v.string(),
    notifications: settingsSchema,
  }),
  wholeAddress,
);

/** The form as someone of a role fills it in. */
export function profileFormSchema(role: Role): v.GenericSchema<ProfileValues, ProfileValues> {
  return hasStore(role) ? withStore : withoutStore;
}
