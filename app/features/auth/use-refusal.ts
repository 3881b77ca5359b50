import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { AppError, type ErrorCode, type FieldErrors } from '#domain/app-error.ts';

import { accountFailure, accountFieldMessages } from './account.messages.ts';

function focusFirstWrong(): void {
  document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}

/** What the server refused, until it is tried again; the first wrong field gets the focus. */
export function useRefusal() {
  const { t } = useLingui();
  const [fields, setFields] = useState<FieldErrors>({});
  const [code, setCode] = useState<ErrorCode | null>(null);
  useEffect(() => {
    if (Object.keys(fields).length > 0) focusFirstWrong();
  }, [fields]);

  /** Runs one try. @returns what it answered, or null when it was refused */
  async function attempt<TAnswer>(
    run: () => Promise<TAnswer>,
  ): Promise<{ answer: TAnswer } | null> {
    setFields({});
    setCode(null);
    try {
      return { answer: await run() };
    } catch (error) {
      const refused = error instanceof AppError ? error : new AppError('backend_failed');
      if (Object.keys(refused.fields).length > 0) setFields(refused.fields);
      else setCode(refused.code);
      return null;
    }
  }

  /** The sentence under a field: what the form found, else what the server did. */
  function sentence(field: string, errors: readonly unknown[]): string | undefined {
    const [first] = errors;
    const own = first instanceof Object && 'message' in first ? String(first.message) : undefined;
    const message = accountFieldMessages[own ?? fields[field] ?? ''];
    return message ? t(message) : undefined;
  }

  return { attempt, sentence, focusFirstWrong, failure: code && t(accountFailure(code)) };
}
