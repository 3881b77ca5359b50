import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  useId,
  useState,
  type ComponentProps,
  type InputHTMLAttributes,
  type KeyboardEvent,
} from 'react';

import type { Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';

import type { Suggestion } from './suggestion.ts';
import { suggestionsQuery } from './suggestions.queries.ts';
import type { SuggestionList } from './suggestion-list.tsx';
import { lazyModule, useLazy } from '#app/platform/page/lazy.ts';
import { useSettled } from '#app/ui/use-settled.ts';

const lateList = lazyModule(async () => (await import('./suggestion-list.tsx')).SuggestionList);
const restMs = 200;

/** Renders nothing until its code has loaded: a field without suggestions still searches. */
function LateSuggestionList(props: ComponentProps<typeof SuggestionList>) {
  const { part: List } = useLazy(lateList);
  return List && <List {...props} />;
}

/**
 * A search field that shows suggestions while the user types. It sits in a form with `position: relative` and is
 * submitted with it like any other field; arrow keys and Enter open a suggestion, Esc closes them.
 * @param onLeave a suggestion was followed
 * @param onDismiss Esc was pressed with no suggestions open
 */
export function SuggestingInput(
  props: InputHTMLAttributes<HTMLInputElement> & {
    locale: Locale;
    'aria-label': string;
    onLeave?: (() => void) | undefined;
    onDismiss?: (() => void) | undefined;
  },
) {
  const { locale, onLeave, onDismiss, ...input } = props;
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const words = useSettled(typed, restMs);
  const query = suggestionsQuery(locale, words);
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  const rows = data && query.enabled ? [...data.celebrities, ...data.products] : [];
  const isShown = isOpen && rows.length > 0;
  const activeRow = isShown ? rows[active] : undefined;
  const idOf = (key: string) => `${id}-${key}`;

  function leave() {
    setIsOpen(false);
    onLeave?.();
  }

  function follow({ path }: Suggestion) {
    leave();
    void navigate({ to: addressIn(locale, path) });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      // One position more than there are rows: the field itself.
      setActive((was) => ((was + 1 + step + rows.length + 1) % (rows.length + 1)) - 1);
    } else if (event.key === 'Enter' && activeRow) {
      event.preventDefault();
      follow(activeRow);
    } else if (event.key === 'Enter') {
      setIsOpen(false);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === 'Escape') {
      onDismiss?.();
    }
  }

  return (
    <>
      <input
        {...input}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeRow ? idOf(activeRow.key) : undefined}
        autoComplete="off"
        onFocus={() => void lateList.load().catch(() => undefined)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(-1);
          setIsOpen(true);
        }}
      />
      {isShown && data ? (
        <LateSuggestionList
          id={id}
          label={props['aria-label']}
          suggestions={data}
          activeKey={activeRow?.key ?? null}
          idOf={idOf}
          locale={locale}
          onPick={leave}
        />
      ) : null}
    </>
  );
}
