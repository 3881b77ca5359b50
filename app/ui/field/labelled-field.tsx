import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { field, fieldError, fieldHint, fieldInput, fieldLabel } from './form.recipe.ts';

export interface Labelled {
  label: ReactNode;
  /** Help text between the field and its error. */
  hint?: ReactNode;
  /** The error message below the field; the field is marked as invalid while there is one. */
  error?: string | undefined;
  /** Rendered between the label and the field. */
  above?: ReactNode;
  /** Rendered directly below the field. */
  below?: ReactNode;
  /** Announces the error as soon as it appears, for single-field forms. */
  announced?: boolean;
}

interface Tied {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A label, a field and the field's error, linked for screen readers. */
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
