import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';

import { fieldInput, fieldset, legend } from '#app/ui/form.recipe.ts';
import type { CatalogSearch } from '#domain/catalog-search.ts';
import { css, cx } from '#styled/css/index.js';

const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' });
const label = css({ display: 'block', textStyle: 'hint', fontWeight: 500, marginBottom: '6px' });
const money = css({
  position: 'relative',
  '& span': { position: 'absolute', left: '14px', top: '12px', color: 'text2' },
  '& input': { paddingLeft: '34px', fontVariantNumeric: 'tabular-nums' },
});

function Euros(props: { name: string; value: number | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={label}>
        {props.children}
      </label>
      <div className={money}>
        <span aria-hidden>€</span>
        <input
          id={id}
          name={props.name}
          className={cx(fieldInput)}
          inputMode="numeric"
          pattern="[0-9]{0,7}"
          autoComplete="off"
          defaultValue={props.value ?? ''}
        />
      </div>
    </div>
  );
}

/** The lowest and the highest price in whole euros; either may stay empty. */
export function PriceFields({ search }: { search: CatalogSearch }) {
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>
        <Trans>Price</Trans>
      </legend>
      <div className={pair}>
        <Euros name="minPrice" value={search.minPrice}>
          <Trans context="price">From</Trans>
        </Euros>
        <Euros name="maxPrice" value={search.maxPrice}>
          <Trans context="price">To</Trans>
        </Euros>
      </div>
    </fieldset>
  );
}
