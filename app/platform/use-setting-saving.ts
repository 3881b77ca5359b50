import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { AppError, type FieldErrors } from '#domain/app-error.ts';

/** How a form reads and saves a setting. */
export interface SettingForm<Seen, Value> {
  /** The value when the form was opened. Later reads do not change what the user edits here. */
  readonly initial: Seen;
  /** Throws an AppError if it is rejected; returns null if the user cancels the password prompt. */
  readonly onSave: (value: Value, version: number) => Promise<Seen | null>;
  /** Reads the current value. */
  readonly onRead: () => Promise<Seen>;
}

/**
 * Saves a setting against the version it was read in. If someone else saved first, `seen` becomes the current value;
 * the user's input stays.
 */
export function useSettingSaving<Seen extends { readonly version: number }, Value>({
  initial,
  onSave,
  onRead,
}: SettingForm<Seen, Value>) {
  const [seen, setSeen] = useState(initial);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [outcome, setOutcome] = useState<'saved' | 'stale' | 'failed' | null>(null);
  const saving = useMutation({ mutationFn: (value: Value) => onSave(value, seen.version) });

  async function tellRefusal(error: unknown): Promise<void> {
    const { code, fields } = error instanceof AppError ? error : new AppError('backend_failed');
    if (Object.keys(fields).length > 0) {
      setRefused(fields);
      return;
    }
    const now = code === 'setting_moved_on' ? await onRead().catch(() => null) : null;
    if (now) setSeen(now);
    setOutcome(now ? 'stale' : 'failed');
  }

  /** @returns the current value, or null if it could not be saved */
  async function save(value: Value): Promise<Seen | null> {
    setRefused({});
    setOutcome(null);
    try {
      const now = await saving.mutateAsync(value);
      if (now === null) return null;
      setSeen(now);
      setOutcome('saved');
      return now;
    } catch (error) {
      await tellRefusal(error);
      return null;
    }
  }

  return {
    seen,
    refused,
    outcome,
    isSaving: saving.isPending,
    /** The user is typing again: clears the last outcome. */
    forgetOutcome: () => setOutcome(null),
    /** The input was discarded: clears the outcome and errors. */
    startOver: () => {
      setOutcome(null);
      setRefused({});
    },
    /** The input is based on an outdated value. */
    tellStale: () => setOutcome('stale'),
    save,
  };
}
