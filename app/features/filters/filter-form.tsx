import { Trans } from '@lingui/react/macro';
import * as v from 'valibot';

import { button } from '#app/ui/button.recipe.ts';
import { catalogSearchSchema, changedSearch, type CatalogSearch } from '#domain/catalog-search.ts';
import { css } from '#styled/css/index.js';

import { CategoryRadios } from './category-radios.tsx';
import { ClearLink } from './clear-link.tsx';
import { CountryField } from './country-field.tsx';
import type { FilterChoices } from './filter-choices.ts';
import { KeptFilters } from './kept-filters.tsx';
import { PriceFields } from './price-fields.tsx';

const form = css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 0 });
const fields = css({
  flex: '1',
  overflow: 'auto',
  padding: '24px 24px 4px',
  '& fieldset': { marginBottom: '28px' },
});
const foot = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1.6fr',
  gap: '12px',
  padding: '16px 24px',
  borderTop: '1px solid token(colors.border)',
});

/**
 * The filters of a list as a form whose sending is the address of the filtered list; it works without
 * JavaScript. Picking a country or a category applies at once, prices when they are applied.
 * @param onApply takes the new filters; the list starts at its first page
 */
export function FilterForm(props: {
  search: CatalogSearch;
  choices: FilterChoices;
  wide: boolean;
  onApply: (search: CatalogSearch) => void;
  onClear: () => void;
}) {
  const { search, choices, onApply } = props;
  return (
    <form
      method="get"
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = Object.fromEntries(new FormData(event.currentTarget));
        onApply(changedSearch(v.parse(catalogSearchSchema, asked), {}));
      }}
    >
      <KeptFilters search={{ search: search.search, sort: search.sort }} />
      <div className={fields}>
        <CountryField
          countries={choices.countries}
          value={search.country ?? ''}
          wide={props.wide}
          onPick={(code) => onApply(changedSearch(search, { country: code || undefined }))}
        />
        {choices.categories ? (
          <CategoryRadios
            categories={choices.categories}
            total={choices.total}
            value={search.category ?? ''}
            onPick={(slug) => onApply(changedSearch(search, { category: slug || undefined }))}
          />
        ) : null}
        <PriceFields search={search} />
      </div>
      <div className={foot}>
        <ClearLink short search={search} onClear={props.onClear} />
        <button type="submit" className={button()}>
          <Trans>Apply</Trans>
        </button>
      </div>
    </form>
  );
}
