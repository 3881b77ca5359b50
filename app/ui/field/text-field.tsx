import { type InputHTMLAttributes, type Ref } from 'react';

import { MoneyInput } from '#app/ui/money/money-input.tsx';
import { type Labelled, Field } from './labelled-field.tsx';

/** A single line of text. */
export function TextField(
  props: Labelled & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> },
) {
  const { label, hint, error, announced = false, below, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} announced={announced} below={below}>
      {(tied) => <input {...input} {...tied} />}
    </Field>
  );
}

/** An amount of euros. */
export function MoneyField(props: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const { label, hint, error, announced = false, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} announced={announced}>
      {({ className: _look, ...tied }) => <MoneyInput {...input} {...tied} />}
    </Field>
  );
}
