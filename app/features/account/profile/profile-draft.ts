import * as v from 'valibot';

import { createFormDraft, type FormDraftOf } from '#app/platform/browser/form-draft.ts';
import { type ProfileChange } from '#domain/person/profile-change.ts';
import { profileFields } from '#domain/person/profile-fields.ts';
import { notificationKinds } from '#domain/person/notification-kinds.ts';

/** The description is in the page's language. */
export type ProfileDraftOf = FormDraftOf;

const draftSchema = v.object({
  /** As typed so far, not yet validated. */
  texts: v.record(v.picklist(profileFields), v.string()),
  notifications: v.record(v.picklist(notificationKinds), v.boolean()),
});
export type ProfileDraft = v.InferOutput<typeof draftSchema>;

const kept = createFormDraft('astera.profile', draftSchema);

/** This tab's unsaved input; null if there is none by this user in this language. */
export const readProfileDraft = kept.read;

/** Stores the differences from the saved profile. @param change null when nothing differs */
export function keepProfileDraft(of: ProfileDraftOf, change: ProfileChange | null): void {
  if (!change) return kept.keep(of, null);
  const { notifications = {}, ...texts } = change;
  // Fields that are not listed are not stored.
  kept.keep(of, v.parse(draftSchema, JSON.parse(JSON.stringify({ texts, notifications }))));
}
