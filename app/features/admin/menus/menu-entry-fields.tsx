import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { iconButton } from '#app/ui/button.recipe.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { Locale } from '#domain/locale.ts';
import { maxLabelLength, type EntryProblems, type MenuEntry } from '#domain/site/menu-editing.ts';
import { cx } from '#styled/css/index.js';
import { entryFieldMessages } from './menu-settings.messages.ts';
import * as look from './menu-settings.recipe.ts';
import { type Target, removeButtonId } from './menu-entry.tsx';

/** Stands for a typed address; no path is empty. */
const typed = 'typed';

/** One menu entry: its label in the selected language, its target, its position, and the delete button. */
export function MenuEntryFields(props: {
  id: string;
  entry: MenuEntry;
  /** Counted from 1. */
  place: number;
  count: number;
  language: Locale;
  targets: readonly Target[];
  problems: EntryProblems | undefined;
  onChange: (entry: MenuEntry) => void;
  /** Moves it up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const { id, entry, place, count, language, targets, problems } = props;
  const isKnown = targets.some(({ url }) => url === entry.url);
  const [isTyped, setTyped] = useState(!isKnown && entry.url !== '');
  const sentence = (code: string | null | undefined) => {
    const message = code ? entryFieldMessages[code] : undefined;
    return message && t(message);
  };
  const own = isTyped || (!isKnown && entry.url !== '');
  // An unavailable button keeps focus if it has it.
  const moves = [
    { by: -1, name: t`Move entry ${place} up`, Sign: ArrowUp, off: place === 1 },
    { by: 1, name: t`Move entry ${place} down`, Sign: ArrowDown, off: place === count },
  ] as const;
  return (
    <li className={look.entry}>
      <TextField
        label={t`Name of entry ${place}`}
        lang={language}
        value={entry.label[language]}
        maxLength={maxLabelLength}
        autoComplete="off"
        error={sentence(problems?.label)}
        onChange={({ target }) =>
          props.onChange({ ...entry, label: { ...entry.label, [language]: target.value } })
        }
      />
      <div>
        <SelectField
          name={`${id}-target`}
          label={t`Where entry ${place} leads`}
          value={own ? typed : entry.url}
          error={own ? undefined : sentence(problems?.url)}
          options={[
            { value: '', label: t`Select a page` },
            ...targets.map(({ url, name }) => ({ value: url, label: name })),
            { value: typed, label: t`Another address` },
          ]}
          onPick={(value) => {
            setTyped(value === typed);
            props.onChange({ ...entry, url: value === typed ? '' : value });
          }}
        />
        {own ? (
          <TextField
            label={t`Address of entry ${place}`}
            value={entry.url}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            error={sentence(problems?.url)}
            onChange={({ target }) => props.onChange({ ...entry, url: target.value })}
          />
        ) : null}
      </div>
      <div>
        {moves.map(({ by, name, Sign, off }) => (
          <button
            key={by}
            id={`${id}-${by}`}
            type="button"
            className={cx(iconButton(), look.entryButton)}
            aria-label={name}
            aria-disabled={off}
            onClick={() => (off ? undefined : props.onMove(by))}
          >
            <Sign aria-hidden size={20} />
          </button>
        ))}
        <button
          id={removeButtonId(id)}
          type="button"
          className={cx(iconButton(), look.entryButton)}
          aria-label={t`Remove entry ${place}`}
          onClick={props.onRemove}
        >
          <Trash2 aria-hidden size={20} />
        </button>
      </div>
    </li>
  );
}
