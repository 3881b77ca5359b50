import type { ReactNode } from 'react';

import { fieldset, legend, option } from './choice.recipe.ts';

/** One of a few values, stacked: native radio buttons sharing a name. */
export function RadioList<TValue extends string>(props: {
  title: ReactNode;
  name: string;
  value: TValue;
  choices: readonly { readonly value: TValue; readonly label: ReactNode }[];
  onPick: (value: TValue) => void;
}) {
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>{props.title}</legend>
      {props.choices.map(({ value, label }) => (
        <label key={value} className={option}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={props.value === value}
            onChange={() => props.onPick(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
