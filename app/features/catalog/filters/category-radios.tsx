import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';

import { fieldset, legend, option } from '#app/ui/field/choice.recipe.ts';
import { css } from '#styled/css/index.js';

import type { FilterChoices } from './filter-choices.ts';

const figure = css({
  marginLeft: 'auto',
  textStyle: 'hint',
  color: 'text3',
  fontVariantNumeric: 'tabular-nums',
});

/**
 * The categories as radio buttons. A click applies one at once; arrow keys only move the selection, because a list that
 * reloaded at each step could not be navigated, and Enter applies it.
 */
export function CategoryRadios(props: {
  categories: NonNullable<FilterChoices['categories']>;
  total: number | null;
  /** Slug, empty for all. */
  value: string;
  onPick?: (slug: string) => void;
}) {
  const walking = useRef(false);
  const all = { slug: '', name: <Trans>All categories</Trans>, count: props.total ?? undefined };
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>
        <Trans>Category</Trans>
      </legend>
      {[all, ...props.categories].map(({ slug, name, count }) => (
        <label key={slug} className={option}>
          <input
            type="radio"
            name="category"
            value={slug}
            defaultChecked={slug === props.value}
            onKeyDown={({ key }) => (walking.current = key.startsWith('Arrow'))}
            onKeyUp={() => (walking.current = false)}
            onChange={() => walking.current || props.onPick?.(slug)}
          />
          <span>{name}</span>
          {count === undefined ? null : <span className={figure}>{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
