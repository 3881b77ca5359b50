import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';

import { css } from '#styled/css/index.js';

import { field, fieldError, fieldInput, fieldLabel } from './form.recipe.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const list = css({
  zIndex: 40,
  maxHeight: '320px',
  overflow: 'auto',
  padding: '6px',
  border: '1px solid token(colors.border)',
  borderRadius: 'm',
  background: 'surface',
  boxShadow: 'float',
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '12px',
  borderRadius: 's',
  cursor: 'pointer',
  '&[data-highlighted]': { background: 'tint' },
  '&[data-state=checked]': { color: 'brandInk', fontWeight: 600 },
});

/**
 * One of many values, with type-ahead search. Heavy: load it lazily where a page can start without it. On phones,
 * prefer `SelectField`.
 */
export function ComboboxField(props: {
  label: string;
  choices: readonly Choice[];
  value: string;
  placeholder?: string;
  error?: string | undefined;
  /** The names matching the typed text. */
  fits: (typed: string) => (name: string) => boolean;
  onPick: (value: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const { choices, fits } = props;
  const collection = useMemo(() => {
    const isWanted = fits(typed);
    return createListCollection({
      items: choices.filter(({ label }) => isWanted(label)),
      itemToString: ({ label }) => label,
      itemToValue: ({ value }) => value,
    });
  }, [choices, fits, typed]);
  return (
    <Combobox.Root
      className={field}
      collection={collection}
      value={props.value === '' ? [] : [props.value]}
      invalid={props.error !== undefined}
      openOnClick
      onInputValueChange={({ inputValue, reason }) =>
        setTyped(reason === 'input-change' ? inputValue : '')
      }
      onValueChange={({ value }) => props.onPick(value[0] ?? '')}
    >
      <Combobox.Label className={fieldLabel}>{props.label}</Combobox.Label>
      <Combobox.Control className={css({ position: 'relative' })}>
        <Combobox.Input className={fieldInput} placeholder={props.placeholder} />
        <Combobox.Trigger
          className={css({ position: 'absolute', right: 0, top: 0, width: '44px', height: '48px' })}
        >
          <ChevronDown aria-hidden size={20} />
        </Combobox.Trigger>
      </Combobox.Control>
      {props.error === undefined ? null : <p className={fieldError}>{props.error}</p>}
      <Combobox.Positioner>
        <Combobox.Content className={list}>
          {collection.items.map((choice) => (
            <Combobox.Item key={choice.value} item={choice} className={row}>
              <Combobox.ItemText>{choice.label}</Combobox.ItemText>
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}
