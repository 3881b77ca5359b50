import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { AppError, type ErrorCode, type FieldErrors } from '#domain/app-error.ts';

import { accountFailure } from './account.messages.ts';

/** What the server refused, until it is tried again: of single fields (`refused`), or of the whole (`failure`). */
export function useRefusal() {
  const { t } = useLingui();
  const [refused, setRefused] = useState<FieldErrors>({});
  const [code, setCode] = useState<ErrorCode | null>(null);
  // As a mutation, so that anyone who watches those hears of a session that ended (row A5).
  const trying = useMutation({ mutationFn: (run: () => Promise<unknown>) => run() });

  /** Runs one try. @returns what it answered, or null when it was refused */
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
