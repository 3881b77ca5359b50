import * as v from 'valibot';
import type { Locale } from '#domain/locale.ts';
import type { NotificationSettings } from './notification-kinds.ts';
import type { ProfileFields } from './profile-fields.ts';

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
