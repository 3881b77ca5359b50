import { NativeSelect } from './native-select.tsx';
import { type Labelled, Field } from './labelled-field.tsx';

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
