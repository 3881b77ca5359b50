import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { css, cx } from '#styled/css/index.js';

import { choiceCard, choiceCards, fieldset, legend } from './choice.recipe.ts';

const hintedCard = css({ flexDirection: 'column', alignItems: 'flex-start', gap: '4px' });
const withHint = css({ fontWeight: 600 });
const hintText = css({ textStyle: 'hint', fontWeight: 400, color: 'text2' });

export interface Choice<TValue extends string> {
  readonly value: TValue;
  readonly label: ReactNode;
  /** A short description. */
  readonly hint?: ReactNode;
  readonly icon?: LucideIcon;
}

/** One of a few values, each as a card: native radio buttons sharing a name. */
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
        {props.choices.map(({ value, label, hint, icon: Icon }) => (
          <label key={value} className={cx(choiceCard, hint ? hintedCard : undefined)}>
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={props.value === value}
              onChange={() => props.onPick(value)}
            />
            {Icon ? <Icon aria-hidden size={20} strokeWidth={1.75} /> : null}
            {hint ? <b className={withHint}>{label}</b> : label}
            {hint ? <span className={hintText}>{hint}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
