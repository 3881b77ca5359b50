import * as v from 'valibot';

import { createFormDraft, type FormDraftOf } from '#app/platform/browser/form-draft.ts';
import { type ProfileChange } from '#domain/person/profile-change.ts';
import { profileFields } from '#domain/person/profile-fields.ts';
import { notificationKinds } from '#domain/person/notification-kinds.ts';

/** The description is one of the language of the page. */
export type ProfileDraftOf = FormDraftOf;

const draftSchema = v.object({
  /** As typed so far, so not checked yet. */
  texts: v.record(v.picklist(profileFields), v.string()),
  notifications: v.record(v.picklist(notificationKinds), v.boolean()),
});
export type ProfileDraft = v.InferOutput<typeof draftSchema>;

const kept = createFormDraft('astera.profile', draftSchema);

/** What was typed and not saved in this tab; null when there is nothing of this person in this language. */
export const readProfileDraft = kept.read;

/** Keeps what differs from the saved profile. @param change null when nothing differs */
export function keepProfileDraft(of: ProfileDraftOf, change: ProfileChange | null): void {
  if (!change) return kept.keep(of, null);
  const { notifications = {}, ...texts } = change;
  // What is not named is not kept either.
  kept.keep(of, v.parse(draftSchema, JSON.parse(JSON.stringify({ texts, notifications }))));
}
