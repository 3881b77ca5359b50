import { Trans, useLingui } from '@lingui/react/macro';

import { button } from '#app/ui/button.recipe.ts';
import { NativeSelect } from '#app/ui/field/native-select.tsx';
import {
  catalogSorts,
  type CatalogSearch,
  type CatalogSort,
} from '#domain/catalog/canonical-search.ts';
import { css } from '#styled/css/index.js';

import { FilterDraft } from './filter-draft.tsx';
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

/** A list's sort order. Without JavaScript it is a form with a button. */
export function SortSelect(props: {
  search: CatalogSearch;
  onPick: (sort: CatalogSort | undefined) => void;
}) {
  const { t } = useLingui();
  const { sort, page: _page, ...kept } = props.search;
  return (
    <form method="get" className={row}>
      <FilterDraft search={kept} />
      <label className={row}>
        <span className={label}>
          <Trans>Sort by</Trans>
        </span>
        <NativeSelect
          key={sort ?? ''}
          name="sort"
          defaultValue={sort ?? ''}
          onChange={({ target }) => props.onPick(catalogSorts.find((one) => one === target.value))}
        >
          <option value="">{t`Recommended`}</option>
          {catalogSorts.map((one) => (
            <option key={one} value={one}>
              {t(sortName[one])}
            </option>
          ))}
        </NativeSelect>
      </label>
      <noscript>
        <button type="submit" className={button({ variant: 'outline' })}>
          <Trans>Apply</Trans>
        </button>
      </noscript>
    </form>
  );
}
