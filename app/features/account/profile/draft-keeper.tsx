import { useEffect, useEffectEvent } from 'react';

import type { Locale } from '#domain/locale.ts';
import { type ProfileValues } from '#domain/person/profile.ts';
import { profileChange } from '#domain/person/profile-change.ts';

import { keepProfileDraft, readProfileDraft, type ProfileDraft } from './profile-draft.ts';

interface DraftKeeperProps {
  personId: number;
  locale: Locale;
  /** The last known server state, and the current form values. */
  saved: ProfileValues;
  values: ProfileValues;
  onFound: (draft: ProfileDraft) => void;
}

/** Restores unsaved input and saves input as it is typed. Renders nothing. */
export function DraftKeeper({ personId, locale, saved, values, onFound }: DraftKeeperProps) {
  const restoreDraft = useEffectEvent(() => {
    const draft = readProfileDraft({ personId, locale });
    if (draft) onFound(draft);
  });
  // The server-rendered page cannot know about a draft, so it is restored after the first render.
  useEffect(() => restoreDraft(), []);
  useEffect(
    () => keepProfileDraft({ personId, locale }, profileChange(saved, values)),
    [personId, locale, saved, values],
  );
  return null;
}
