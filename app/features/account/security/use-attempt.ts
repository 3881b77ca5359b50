import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { AppError, type FieldErrors } from '#domain/app-error.ts';

import { securityFailure } from './security.messages.ts';

const none: FieldErrors = {};

/** What was refused, until the next attempt: single fields (`refused`) or the whole (`failure`). */
export function useAttempt() {
  const { t } = useLingui();
  const [error, setError] = useState<unknown>(null);
  // A mutation, so that the watcher of mutations notices an expired session (row A5).
  const trying = useMutation({ mutationFn: (run: () => Promise<void>) => run() });
  const refused = error instanceof AppError ? error.fields : none;
  const isOfFields = Object.keys(refused).length > 0;

  /** Runs one attempt. @returns whether it succeeded */
  async function attempt(run: () => Promise<void>): Promise<boolean> {
    setError(null);
    try {
      await trying.mutateAsync(run);
      return true;
    } catch (thrown) {
      setError(thrown);
      return false;
    }
  }

  return {
    attempt,
    refused,
    failure: error === null || isOfFields ? null : t(securityFailure(error)),
    isTrying: trying.isPending,
    forget: () => setError(null),
  };
}
