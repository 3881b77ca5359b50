import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { fieldInput } from '#app/ui/form.recipe.ts';
import { changedSearch, catalogSorts, type CatalogSearch } from '#domain/catalog-search.ts';
import { css, cx } from '#styled/css/index.js';

import { KeptFilters } from './kept-filters.tsx';
import { sortName } from './sort.messages.ts';

const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
});
const label = css({
  textStyle: 'hint',
  color: 'text2',
  whiteSpace: 'nowrap',
  mdDown: { srOnly: true },
});

const select = css({
  width: 'auto',
  minWidth: 0,
  paddingRight: '40px',
  appearance: 'none',
  textOverflow: 'ellipsis',
});
const arrow = css({
  position: 'absolute',
  right: '14px',
  color: 'text2',
  pointerEvents: 'none',
});

/** In which order a list stands. Without JavaScript it is a form with a button. */
export function SortSelect(props: {
  search: CatalogSearch;
  onChange: (search: CatalogSearch) => void;
}) {
  const { t } = useLingui();
  const { sort, page: _page, ...kept } = props.search;
  return (
    <form method="get" className={row}>
      <KeptFilters search={kept} />
      <label className={row}>
        <span className={label}>
          <Trans>Sort by</Trans>
        </span>
        <select
          key={sort ?? ''}
          name="sort"
          className={cx(fieldInput, select)}
          defaultValue={sort ?? ''}
          onChange={({ target }) => {
            const picked = catalogSorts.find((one) => one === target.value);
            props.onChange(changedSearch(props.search, { sort: picked }));
          }}
        >
          <option value="">{t`Recommended`}</option>
          {catalogSorts.map((one) => (
            <option key={one} value={one}>
              {t(sortName[one])}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={18} className={arrow} />
      </label>
      <noscript>
        <button type="submit" className={button({ variant: 'outline' })}>
          <Trans>Apply</Trans>
        </button>
      </noscript>
    </form>
  );
}
