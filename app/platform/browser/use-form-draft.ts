import { useEffect, useEffectEvent } from 'react';
import type { FormDraft, FormDraftOf } from './form-draft.ts';

/**
 * Restores unsaved input of this form and stores new input.
 * @param draft null while nothing differs from the saved values
 */
export function useFormDraft<Draft extends object>(
  kept: FormDraft<Draft>,
  { personId, locale, about }: FormDraftOf,
  draft: Draft | null,
  onFound: (draft: Draft) => void,
): void {
  const restoreDraft = useEffectEvent(() => {
    const found = kept.read({ personId, locale, about });
    if (found) onFound(found);
  });
  // The server-rendered page cannot know of a draft, so it is restored after hydration.
  useEffect(() => restoreDraft(), []);
  const keep = useEffectEvent(() => kept.keep({ personId, locale, about }, draft));
  const text = JSON.stringify(draft);
  useEffect(() => keep(), [text]);
}
