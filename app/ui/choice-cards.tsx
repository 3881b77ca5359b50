import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { choiceCard, choiceCards, fieldset, legend } from './form.recipe.ts';

export interface Choice<TValue extends string> {
  readonly value: TValue;
  readonly label: ReactNode;
  readonly icon: LucideIcon;
}

/** One of a few values, each a card with an icon: native radio buttons under one name. */
export function ChoiceCards<TValue extends string>(props: {
  title: ReactNode;
  name: string;
  value: string;
  choices: readonly Choice<TValue>[];
  onPick: (value: TValue) => void;
}) {
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>{props.title}</legend>
      <div className={choiceCards}>
        {props.choices.map(({ value, label, icon: Icon }) => (
          <label key={value} className={choiceCard}>
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={props.value === value}
              onChange={() => props.onPick(value)}
            />
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
