import { type KeyboardEvent, type TextareaHTMLAttributes } from 'react';
import { TextCounter } from './text-counter.tsx';
import { type Labelled, Field } from './labelled-field.tsx';

/**
 * Browsers only show the line with the caret of a field that Tab leads to, which can leave most of it below the window.
 * What is pressed stays where it is: a field that moves under a pointer selects text.
 */
function showWhole({ key, currentTarget }: KeyboardEvent) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

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
      {(tied) => <textarea rows={5} onKeyUp={showWhole} {...input} {...tied} />}
    </Field>
  );
}
