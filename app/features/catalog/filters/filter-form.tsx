import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as v from 'valibot';

import { button } from '#app/ui/button.recipe.ts';
import { catalogSearchSchema, isPriceFilter } from '#domain/catalog/catalog-search.ts';
import { changedSearch, type CatalogSearch } from '#domain/catalog/canonical-search.ts';
import { css } from '#styled/css/index.js';

import { CategoryRadios } from './category-radios.tsx';
import { ClearLink } from './clear-link.tsx';
import { CountryField } from './country-field.tsx';
import type { FilterChoices } from './filter-choices.ts';
import { FilterDraft } from './filter-draft.tsx';
import { InTimeField } from './in-time-field.tsx';
import { PriceFields, priceNames } from './price-fields.tsx';

const form = css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 0 });
const fields = css({
  flex: '1',
  overflow: 'auto',
  padding: '24px 24px 4px',
  '& fieldset': { marginBottom: '28px' },
});
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  padding: '16px 24px',
  borderTop: '1px solid token(colors.border)',
  '& > *': { flex: '1 1 0' },
  '& > :last-child': { flexGrow: 1.6 },
});

/** The form's values as search parameters. */
function searchIn(form: HTMLFormElement | null): CatalogSearch {
  return v.parse(catalogSearchSchema, Object.fromEntries(new FormData(form ?? undefined)));
}

/**
 * A list's filters as a form that submits to the filtered list's URL, so it works without JavaScript. Selecting a
 * country or a category applies at once, along with any prices and day typed; those alone need to be applied.
 * @param onApply receives the new filters; the list starts at its first page
 */
export function FilterForm(props: {
  search: CatalogSearch;
  choices: FilterChoices;
  wide: boolean;
  onApply: (search: CatalogSearch) => void;
  onClear: () => void;
}) {
  const { search, choices, onApply } = props;
  const element = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<readonly (typeof priceNames)[number][]>([]);
  function pick(change: CatalogSearch) {
    const { minPrice, maxPrice, by } = searchIn(element.current);
    onApply(changedSearch({ ...search, minPrice, maxPrice, by }, change));
  }
  return (
    <form
      ref={element}
      method="get"
      // The browser's validation messages would be in its own language, not the page's.
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = event.currentTarget;
        const typed = new FormData(fields);
        const noPrices = priceNames.filter((name) => !isPriceFilter(String(typed.get(name))));
        setWrong(noPrices);
        const [first] = noPrices;
        if (first === undefined) onApply(changedSearch(searchIn(fields), {}));
        else fields.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      }}
    >
      <FilterDraft search={{ search: search.search, sort: search.sort }} />
      <div className={fields}>
        <CountryField
          countries={choices.countries}
          value={search.country ?? ''}
          wide={props.wide}
          onPick={(code) => pick({ country: code || undefined })}
        />
        {choices.categories ? (
          <CategoryRadios
            categories={choices.categories}
            total={choices.total}
            value={search.category ?? ''}
            onPick={(slug) => pick({ category: slug || undefined })}
          />
        ) : null}
        <PriceFields search={search} wrong={wrong} />
        <InTimeField day={search.by ?? ''} />
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
