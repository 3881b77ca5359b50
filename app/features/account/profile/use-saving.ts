import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { AppError, type FieldErrors } from '#domain/app-error.ts';
import { isSessionGone } from '#domain/error-kinds.ts';
import type { Locale } from '#domain/locale.ts';
import { type Profile, type ProfileValues } from '#domain/person/profile.ts';
import { profileChange } from '#domain/person/profile-change.ts';

import { saveProfile } from './profile.functions.ts';

/**
 * Saves the differences from `saved`, the last known server state. Toasts disappear by themselves; `failed` and
 * `refused` stay until the next attempt.
 */
export function useSaving(first: Profile, language: Locale) {
  const { t } = useLingui();
  const { say } = useToasts();
  const [saved, setSaved] = useState<Profile>(first);
  const [refused, setRefused] = useState<FieldErrors>({});
  const mutation = useMutation({ mutationFn: saveProfile });

  /** @returns the current profile, or null when it could not be saved */
  async function save(values: ProfileValues): Promise<Profile | null> {
    const change = profileChange(saved, values);
    if (!change) return null;
    setRefused({});
    try {
      const profile = await mutation.mutateAsync({ data: { locale: language, change } });
      setSaved(profile);
      say({ id: 'profile', kind: 'success', text: t`Profile updated!` });
      return profile;
    } catch (error) {
      const fields = error instanceof AppError ? error.fields : {};
      // The server names fields by their path in the call.
      const plain = Object.entries(fields).map(([path, code]) => [
        path.replace('change.', ''),
        code,
      ]);
      setRefused(Object.fromEntries(plain));
      if (!isSessionGone(error)) {
        say({ id: 'profile', kind: 'error', text: t`Failed to update!` });
      }
      return null;
    }
  }

  return { save, saved, languages: saved.languages, refused, failed: mutation.isError };
}
