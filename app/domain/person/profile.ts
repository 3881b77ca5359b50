import * as v from 'valibot';
import type { Locale } from '#domain/locale.ts';
import type { NotificationSettings } from './notification-kinds.ts';
import type { ProfileFields } from './profile-fields.ts';

export interface Profile extends ProfileFields {
  readonly notifications: NotificationSettings;
  /** URL of the user's picture, or null. */
  readonly picture: string | null;
  /** False if the operator of the shop manages account pictures. */
  readonly mayChangePicture: boolean;
  /** The language of the description, and the languages that have one; null for users without a store. */
  readonly languages: { readonly description: Locale; readonly written: readonly Locale[] } | null;
}

export type ProfileValues = Omit<Profile, 'picture' | 'mayChangePicture' | 'languages'>;

export const settingsSchema = v.strictObject({
  orderMoved: v.optional(v.boolean()),
  newRequest: v.optional(v.boolean()),
  awaitsApproval: v.optional(v.boolean()),
});
