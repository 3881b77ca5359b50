import { createFormHook, createFormHookContexts, revalidateLogic } from '@tanstack/react-form';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type InputHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type TextareaHTMLAttributes,
} from 'react';

import { css, cx } from '#styled/css/index.js';

import { ChoiceCards, type Choice } from './choice-cards.tsx';
import { ErrorSummary, focusFirstWrong } from './error-summary.tsx';
import { notice } from './form.recipe.ts';
import { fieldErrorMessage, otherFieldError } from './field-error.messages.ts';
import { PasswordField } from './password-field.tsx';
import { MoneyField, SelectField, TextAreaField, TextField } from './text-field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts();

interface Findings {
  /** Names of fields with the code of what the server found wrong. */
  readonly refused: Readonly<Record<string, string>>;
  /** Sentences for codes that not every form has. */
  readonly sentences: Readonly<Record<string, MessageDescriptor>>;
}

const nothing = {};
const FindingsContext = createContext<Findings>({ refused: nothing, sentences: nothing });

/** The field of the context, with the sentence for the first thing that is wrong with it. */
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

type Own = 'name' | 'value' | 'onChange' | 'onBlur';

function Text(
  props: { label: ReactNode; hint?: string } & Omit<InputHTMLAttributes<HTMLInputElement>, Own>,
) {
  const { tied, change } = useField();
  return <TextField {...props} {...tied} onChange={({ target }) => change(target.value)} />;
}

function Money(props: { label: string; hint?: string }) {
  const { tied, change } = useField();
  return <MoneyField {...props} {...tied} onChange={({ target }) => change(target.value)} />;
}

function Password(props: { label: string; autoComplete: 'current-password' | 'new-password' }) {
  const { tied, change } = useField();
  return <PasswordField {...props} {...tied} onChange={({ target }) => change(target.value)} />;
}

function TextArea(
  props: { label: string; hint?: string; limit?: number } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    Own
  >,
) {
  const { tied, change } = useField();
  return <TextAreaField {...props} {...tied} onChange={({ target }) => change(target.value)} />;
}

function Select(props: {
  label: string;
  options: readonly { value: string; label: string }[];
  autoComplete?: string;
}) {
  const { tied, change } = useField();
  return <SelectField {...props} {...tied} onPick={change} />;
}

function Choices(props: { title: string; choices: readonly Choice<string>[] }) {
  const { tied, change } = useField();
  return <ChoiceCards {...props} name={tied.name} value={tied.value} onPick={change} />;
}

/**
 * The form element: sends, and when it may not be sent or was refused, puts the focus on the first wrong field and,
 * where there are several, names them above itself. Until a script can send it nothing in it can be used, and a browser
 * that sends it all the same does not write it into the address.
 */
function Form(props: { className?: string; children: ReactNode } & Partial<Findings>) {
  const { className, children, refused = nothing, sentences = nothing } = props;
  const form = useFormContext();
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const refusal = useMemo(() => ({ tries, refused }), [tries, refused]);
  useEffect(() => {
    if (Object.keys(refused).length > 0) focusFirstWrong(element.current);
  }, [refused]);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className={className}
      onSubmit={async (event) => {
        event.preventDefault();
        if (form.state.isSubmitting) return;
        await form.handleSubmit();
        setTries((before) => before + 1);
        if (!form.state.isValid) focusFirstWrong(element.current);
      }}
    >
      <noscript>
        <p className={cx(notice({ tone: 'warn' }), css({ marginBottom: '20px' }))}>
          <Trans>
            This form needs JavaScript. Switch it on in your browser and load the page again.
          </Trans>
        </p>
      </noscript>
      <fieldset disabled={!hydrated} className={css({ display: 'contents' })}>
        <ErrorSummary form={element} refusal={refusal} />
        <FindingsContext value={{ refused, sentences }}>{children}</FindingsContext>
      </fieldset>
    </form>
  );
}

/**
 * The button that sends; it waits while the form is being sent, and for whatever `disabled` says. Waiting it keeps the
 * focus, which a browser takes from a button that is disabled.
 */
function Submit({ disabled = false, onClick, ...props }: SubmitProps) {
  const form = useFormContext();
  return (
    <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
      {(isSubmitting) => (
        <button
          type="submit"
          {...props}
          aria-disabled={isSubmitting || disabled ? true : undefined}
          onClick={(event) => {
            if (disabled) event.preventDefault();
            else onClick?.(event);
          }}
        />
      )}
    </form.Subscribe>
  );
}

interface SubmitProps {
  className: string;
  disabled?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
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
  fieldComponents: { Text, Money, Password, TextArea, Select, Choices },
  formComponents: { Form, Submit },
});
