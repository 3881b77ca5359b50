import { useEffect, useEffectEvent } from 'react';

import type { Locale } from '#domain/locale.ts';
import { type ProfileValues } from '#domain/person/profile.ts';
import { profileChange } from '#domain/person/profile-change.ts';

import { keepProfileDraft, readProfileDraft, type ProfileDraft } from './profile-draft.ts';

interface DraftKeeperProps {
  personId: number;
  locale: Locale;
  /** What the server is known to have, and what stands in the form. */
  saved: ProfileValues;
  values: ProfileValues;
  onFound: (draft: ProfileDraft) => void;
}

/** Restores what was typed here before and not saved, and keeps what is typed now. Shows nothing. */
export function DraftKeeper({ personId, locale, saved, values, onFound }: DraftKeeperProps) {
  const bringBack = useEffectEvent(() => {
    const draft = readProfileDraft({ personId, locale });
    if (draft) onFound(draft);
  });
  // The server's page cannot know of a draft, so it comes after the first look.
  useEffect(() => bringBack(), []);
  useEffect(
    () => keepProfileDraft({ personId, locale }, profileChange(saved, values)),
    [personId, locale, saved, values],
  );
  return null;
}
