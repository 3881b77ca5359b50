import * as v from 'valibot';

import { locales, type Locale } from '#domain/locale.ts';
import { notificationKinds, profileFields, type ProfileChange } from '#domain/profile.ts';

const key = 'astera.profile';

const draftSchema = v.object({
  /** Whose profile it is: another person who signs in at this tab never sees it. */
  personId: v.number(),
  /** The description is one of this language. */
  locale: v.picklist(locales),
  /** As typed so far, so not checked yet. */
  texts: v.record(v.picklist(profileFields), v.string()),
  notifications: v.record(v.picklist(notificationKinds), v.boolean()),
});
type Draft = v.InferOutput<typeof draftSchema>;
export type ProfileDraft = Pick<Draft, 'texts' | 'notifications'>;
export type ProfileDraftOf = { readonly personId: number; readonly locale: Locale };

/** What was typed and not saved in this tab; null when there is nothing of this person in this language. */
export function readProfileDraft({ personId, locale }: ProfileDraftOf): ProfileDraft | null {
  try {
    const draft = v.parse(draftSchema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return draft.personId === personId && draft.locale === locale ? draft : null;
  } catch {
    return null;
  }
}

/**
 * Keeps what differs from the saved profile as long as the tab lives, so that it outlasts a reload and a session that ends;
 * whoever signs out leaves nothing (`app/session/kept-work.ts`). @param change null when nothing differs
 */
export function keepProfileDraft(of: ProfileDraftOf, change: ProfileChange | null): void {
  try {
    if (!change) return sessionStorage.removeItem(key);
    const { notifications = {}, ...texts } = change;
    sessionStorage.setItem(key, JSON.stringify({ ...of, texts, notifications }));
  } catch {
    // No storage, or a full one: what is on the page is there still.
  }
}
