import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

import { choiceChip, fieldset, legend } from './choice.recipe.ts';
import type { Choice } from './choice-cards.tsx';

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

/** One of several short values, each as a chip: native radio buttons sharing a name. */
export function ChoiceChips<TValue extends string>(props: {
  title: ReactNode;
  name: string;
  value: string;
  choices: readonly Omit<Choice<TValue>, 'hint'>[];
  onPick: (value: TValue) => void;
}) {
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>{props.title}</legend>
      <div className={chips}>
        {props.choices.map(({ value, label, icon: Icon }) => (
          <label key={value} className={choiceChip}>
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={props.value === value}
              onChange={() => props.onPick(value)}
            />
            {Icon ? <Icon aria-hidden size={18} strokeWidth={1.75} /> : null}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
