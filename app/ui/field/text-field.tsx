import { CircleAlert } from 'lucide-react';
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';

import { TextCounter } from './text-counter.tsx';
import { field, fieldError, fieldHint, fieldInput, fieldLabel } from './form.recipe.ts';
import { MoneyInput } from './money-input.tsx';
import { NativeSelect } from './native-select.tsx';

interface Labelled {
  label: ReactNode;
  /** A word of help between the label's field and its error. */
  hint?: ReactNode;
  /** The sentence under the field; the field is marked as wrong while there is one. */
  error?: string | undefined;
  /** What stands between the label and the field. */
  above?: ReactNode;
  /** What stands right under the field. */
  below?: ReactNode;
  /** The error is read out as soon as it appears, for a form of one field. */
  announced?: boolean;
}

interface Tied {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A label, a field and the field's error, tied to each other for screen readers. */
function Field(props: Labelled & { children: (tied: Tied) => ReactNode }) {
  const id = useId();
  const wrong = props.error !== undefined;
  const describedBy = [props.hint ? `${id}-hint` : '', wrong ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={field}>
      <label htmlFor={id} className={fieldLabel}>
        {props.label}
      </label>
      {props.above}
      {props.children({
        id,
        className: fieldInput,
        'aria-invalid': wrong || undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {props.below}
      {props.hint ? (
        <p id={`${id}-hint`} className={fieldHint}>
          {props.hint}
        </p>
      ) : null}
      {wrong ? (
        <p id={`${id}-error`} className={fieldError} role={props.announced ? 'alert' : undefined}>
          <CircleAlert aria-hidden />
          {props.error}
        </p>
      ) : null}
    </div>
  );
}

/** A line of text. */
export function TextField(
  props: Labelled & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> },
) {
  const { label, hint, error, announced = false, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} announced={announced}>
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

/** Several lines of text. @param props.limit how long it may be; it is counted, and never cut off */
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

/** One of a few values. */
export function SelectField<TValue extends string>(
  props: Labelled & {
    name: string;
    value: TValue;
    options: readonly { value: TValue; label: string }[];
    onPick: (value: TValue) => void;
    onBlur?: () => void;
    autoComplete?: string;
  },
) {
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(tied) => (
        <NativeSelect
          {...tied}
          name={props.name}
          value={props.value}
          autoComplete={props.autoComplete}
          onBlur={props.onBlur}
          onChange={({ target }) => {
            const picked = props.options.find(({ value }) => value === target.value);
            if (picked) props.onPick(picked.value);
          }}
        >
          {props.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
