import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { AppError, type ErrorCode, type FieldErrors } from '#domain/app-error.ts';

import { accountFailure } from './account.messages.ts';

/** What the server refused, until the next attempt: single fields (`refused`) or the whole (`failure`). */
export function useRefusal() {
  const { t } = useLingui();
  const [refused, setRefused] = useState<FieldErrors>({});
  const [code, setCode] = useState<ErrorCode | null>(null);
  // A mutation, so that the watcher of mutations notices an expired session (row A5).
  const trying = useMutation({ mutationFn: (run: () => Promise<unknown>) => run() });

  /** Runs one attempt. @returns its result, or null when it was refused */
  async function attempt<TAnswer>(
    run: () => Promise<TAnswer>,
  ): Promise<{ answer: TAnswer } | null> {
    setRefused({});
    setCode(null);
    try {
      const running = run();
      await trying.mutateAsync(() => running);
      return { answer: await running };
    } catch (error) {
      const refusal = error instanceof AppError ? error : new AppError('backend_failed');
      if (Object.keys(refusal.fields).length > 0) setRefused(refusal.fields);
      else setCode(refusal.code);
      return null;
    }
  }

  return { attempt, refused, failure: code && t(accountFailure(code)) };
}
