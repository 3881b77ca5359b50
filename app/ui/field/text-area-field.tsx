import { type TextareaHTMLAttributes } from 'react';
import { TextCounter } from './text-counter.tsx';
import { type Labelled, Field } from './labelled-field.tsx';

/** Multi-line text. @param props.limit the maximum length; the text is counted, but never truncated */
export function TextAreaField(
  props: Labelled & { limit?: number } & TextareaHTMLAttributes<HTMLTextAreaElement>,
) {
  const { label, hint, error, announced = false, above, limit, ...input } = props;
  const length = String(input.value ?? '').trim().length;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      announced={announced}
      above={above}
      below={limit === undefined ? null : <TextCounter length={length} limit={limit} />}
    >
      {(tied) => <textarea rows={5} {...input} {...tied} />}
    </Field>
  );
}
