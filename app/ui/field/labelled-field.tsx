import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { field, fieldError, fieldHint, fieldInput, fieldLabel } from './form.recipe.ts';

export interface Labelled {
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
export function Field(props: Labelled & { children: (tied: Tied) => ReactNode }) {
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
