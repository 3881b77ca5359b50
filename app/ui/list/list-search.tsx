import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { fieldInput } from '#app/ui/field/form.recipe.ts';
import { useFollowedWords } from '#app/ui/field/use-followed-words.ts';
import { css } from '#styled/css/index.js';

interface ListSearchProps {
  /** The current search term. */
  words: string;
  label: string;
  /** The URL's other parameters, for submitting the form without JavaScript. */
  children: ReactNode;
  onSearch: (words: string) => void;
}

const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px' });

/** Searches a workspace list. The field keeps focus. */
export function ListSearch({ words, label, children, onSearch }: ListSearchProps) {
  const { t } = useLingui();
  const { field, sentWords } = useFollowedWords(words);
  return (
    <search>
      <form
        method="get"
        className={row}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(sentWords());
        }}
      >
        {children}
        <input
          ref={field}
          type="search"
          name="search"
          defaultValue={words}
          maxLength={100}
          aria-label={label}
          placeholder={label}
          className={fieldInput}
        />
        <button type="submit" className={button({ variant: 'outline' })} aria-label={t`Search`}>
          <Search aria-hidden size={20} />
        </button>
      </form>
    </search>
  );
}
