import { useEffect, useEffectEvent } from 'react';
import type { FormDraft, FormDraftOf } from './form-draft.ts';

/**
 * Restores what was typed here before and not saved, and keeps what is typed now.
 * @param draft null while nothing differs from what is saved
 */
export function useFormDraft<Draft extends object>(
  kept: FormDraft<Draft>,
  { personId, locale, about }: FormDraftOf,
  draft: Draft | null,
  onFound: (draft: Draft) => void,
): void {
  const bringBack = useEffectEvent(() => {
    const found = kept.read({ personId, locale, about });
    if (found) onFound(found);
  });
  // The server's page cannot know of a draft, so it comes after the first look.
  useEffect(() => bringBack(), []);
  const keep = useEffectEvent(() => kept.keep({ personId, locale, about }, draft));
  const text = JSON.stringify(draft);
  useEffect(() => keep(), [text]);
}
