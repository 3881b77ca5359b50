import { createContext, use } from 'react';

import { AppError } from '#domain/app-error.ts';

/** Asks the person for the password. Resolves to whether it was right; false when the person would rather not. */
export type AskForPassword = () => Promise<boolean>;

export const ConfirmContext = createContext<AskForPassword | null>(null);

/**
 * Runs what only the account's owner may do: where the server wants to see the password again, it is asked for in a
 * dialog, and the same is tried once more (ADR 0068).
 * @returns runs it; resolves to its answer, or to null when the person would rather not. Throws on as it throws
 */
export function useConfirmed(): <TAnswer>(
  run: () => Promise<TAnswer>,
) => Promise<{ answer: TAnswer } | null> {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('useConfirmed needs a ConfirmProvider around it.');
  return async (run) => {
    try {
      return { answer: await run() };
    } catch (error) {
      const isAsked = error instanceof AppError && error.code === 'confirmation_required';
      if (!isAsked) throw error;
      return (await ask()) ? { answer: await run() } : null;
    }
  };
}
