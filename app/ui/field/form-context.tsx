import { createFormHookContexts } from '@tanstack/react-form';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { createContext, use } from 'react';
import { fieldErrorMessage, otherFieldError } from './field-error.messages.ts';

export const { fieldContext, formContext, useFieldContext, useFormContext } =
  createFormHookContexts();

export interface Findings {
  /** Field names with the codes of the server's validation errors. */
  readonly refused: Readonly<Record<string, string>>;
  /** Messages for form-specific codes. */
  readonly sentences: Readonly<Record<string, MessageDescriptor>>;
}

export const nothing = {};

export const FindingsContext = createContext<Findings>({ refused: nothing, sentences: nothing });

/** The field from context, with the message of its first validation error. */
export function useField<TValue extends string>() {
  const { t } = useLingui();
  const { name, state, handleChange, handleBlur } = useFieldContext<TValue>();
  const { refused, sentences } = use(FindingsContext);
  const [first] = state.meta.errors as readonly unknown[];
  const own = first instanceof Object && 'message' in first ? String(first.message) : undefined;
  const code = own ?? refused[name];
  const message = code === undefined ? undefined : (sentences[code] ?? fieldErrorMessage[code]);
  return {
    change: handleChange,
    tied: {
      name,
      value: state.value,
      onBlur: handleBlur,
      error: code === undefined ? undefined : t(message ?? otherFieldError),
    },
  };
}
