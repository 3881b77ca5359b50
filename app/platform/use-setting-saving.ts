import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { AppError, type FieldErrors } from '#domain/app-error.ts';

/** A setting as its form reads it and sends it. */
export interface SettingForm<Seen, Value> {
  /** What held when the form appeared. What is read later does not change what someone decides on here. */
  readonly initial: Seen;
  /** Throws an AppError when it is refused; null when the person would rather not show the password. */
  readonly onSave: (value: Value, version: number) => Promise<Seen | null>;
  /** What holds now. */
  readonly onRead: () => Promise<Seen>;
}

/**
 * Sends a setting to the version it was seen in. Where someone was faster, what holds now is `seen`; what was typed
 * stays.
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

  /** @returns what holds now, or null when it could not be saved */
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
    /** Someone types on: what was told of the last try is over. */
    forgetOutcome: () => setOutcome(null),
    /** Nothing that was typed is left: nor is what was told of it. */
    startOver: () => {
      setOutcome(null);
      setRefused({});
    },
    /** What was typed is based on what does not hold any more. */
    tellStale: () => setOutcome('stale'),
    save,
  };
}
