import { useId, type InputHTMLAttributes } from 'react';

import { field, fieldError, fieldInput, fieldLabel } from './form.recipe.ts';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** The sentence under the field; the field is marked as wrong while there is one. */
  error?: string | undefined;
}

/** A labelled line of text whose error is tied to it for screen readers. */
export function TextField({ label, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={fieldInput}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className={fieldError}>
          {error}
        </p>
      )}
    </div>
  );
}
