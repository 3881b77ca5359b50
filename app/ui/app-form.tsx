import { useLingui } from '@lingui/react/macro';
import { createFormHook, createFormHookContexts, revalidateLogic } from '@tanstack/react-form';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

import { css } from '#styled/css/index.js';

import { fieldErrorMessage } from './field-error.messages.ts';
import { SelectField, TextAreaField, TextField } from './text-field.tsx';
import { useHydrated } from './use-hydrated.ts';

const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts();

/** The field of the context, with the sentence for the first thing that is wrong with it. */
function useField<TValue extends string>() {
  const { t } = useLingui();
  const { name, state, handleChange, handleBlur } = useFieldContext<TValue>();
  const [first] = state.meta.errors as readonly unknown[];
  const code = first instanceof Object && 'message' in first ? String(first.message) : undefined;
  const message = code === undefined ? undefined : fieldErrorMessage[code];
  return {
    change: handleChange,
    tied: {
      name,
      value: state.value,
      onBlur: handleBlur,
      error: message ? t(message) : code,
    },
  };
}

type Own = 'name' | 'value' | 'onChange' | 'onBlur';

function Text(props: { label: string } & Omit<InputHTMLAttributes<HTMLInputElement>, Own>) {
  const { tied, change } = useField();
  return <TextField {...props} {...tied} onChange={({ target }) => change(target.value)} />;
}

function TextArea(
  props: { label: string } & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own>,
) {
  const { tied, change } = useField();
  return <TextAreaField {...props} {...tied} onChange={({ target }) => change(target.value)} />;
}

function Select(props: { label: string; options: readonly { value: string; label: string }[] }) {
  const { tied, change } = useField();
  return <SelectField {...props} {...tied} onPick={change} />;
}

/**
 * The form element: sends, and puts the focus on the first wrong field when it may not be sent. Until a script can send
 * it nothing in it can be used, and a browser that sends it all the same does not write it into the address.
 */
function Form({ className, children }: { className?: string; children: ReactNode }) {
  const form = useFormContext();
  const hydrated = useHydrated();
  return (
    <form
      method="post"
      noValidate
      className={className}
      onSubmit={async (event) => {
        event.preventDefault();
        const element = event.currentTarget;
        await form.handleSubmit();
        if (!form.state.isValid) {
          element.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
        }
      }}
    >
      <fieldset disabled={!hydrated} className={css({ display: 'contents' })}>
        {children}
      </fieldset>
    </form>
  );
}

/** When a form is checked: at the first submit, and then with every change. Goes with an `onDynamic` schema. */
export const checkedOnSubmit = revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' });

/**
 * The form of the product. Schemas name what is wrong by code; the fields show the sentence and are tied to it.
 * Give it `validationLogic: checkedOnSubmit` and `validators: { onDynamic: schema }`.
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { Text, TextArea, Select },
  formComponents: { Form },
});
