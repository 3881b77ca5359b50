import { createContext, use } from 'react';

import { AppError } from '#domain/app-error.ts';

/** Asks for the password. Resolves to whether it was right; false if the user cancels. */
export type AskForPassword = () => Promise<boolean>;

export const ConfirmContext = createContext<AskForPassword | null>(null);

/**
 * Runs an action reserved for the account's owner: if the server requires the password again, a dialog asks for it and
 * the action is retried once (ADR 0068).
 * @returns runs the action; resolves to its result, or to null if the user cancels. Rethrows its errors
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
