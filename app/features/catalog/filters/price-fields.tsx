import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { fieldError, fieldInput } from '#app/ui/field/form.recipe.ts';
import { fieldset, legend } from '#app/ui/field/choice.recipe.ts';
import type { CatalogSearch } from '#domain/catalog/canonical-search.ts';
import { css, cx } from '#styled/css/index.js';

const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' });
const label = css({ display: 'block', textStyle: 'hint', fontWeight: 500, marginBottom: '6px' });
const money = css({
  position: 'relative',
  '& span': { position: 'absolute', left: '14px', top: '12px', color: 'text2' },
  '& input': { paddingLeft: '34px', fontVariantNumeric: 'tabular-nums' },
  _euroAfter: {
    '& span': { left: 'auto', right: '14px' },
    '& input': { paddingLeft: '14px', paddingRight: '34px' },
  },
});

/** The names of the two inputs. */
export const priceNames = ['minPrice', 'maxPrice'] as const;
type PriceName = (typeof priceNames)[number];

function Euros(props: {
  name: PriceName;
  value: number | undefined;
  /** The id of the error message, if there is one. */
  error: string | undefined;
  children: ReactNode;
}) {
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
          className={fieldInput}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={props.error === undefined ? undefined : true}
          aria-describedby={props.error}
          defaultValue={props.value ?? ''}
        />
      </div>
    </div>
  );
}

/**
 * The minimum and maximum price in whole euros; both are optional.
 * @param props.wrong the fields whose value is not a price
 */
export function PriceFields(props: { search: CatalogSearch; wrong: readonly PriceName[] }) {
  const { search, wrong } = props;
  const id = useId();
  const errorOf = (name: PriceName) => (wrong.includes(name) ? id : undefined);
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>
        <Trans>Price</Trans>
      </legend>
      <div className={pair}>
        <Euros name="minPrice" value={search.minPrice} error={errorOf('minPrice')}>
          <Trans context="price">From</Trans>
        </Euros>
        <Euros name="maxPrice" value={search.maxPrice} error={errorOf('maxPrice')}>
          <Trans context="price">To</Trans>
        </Euros>
      </div>
      {wrong.length > 0 ? (
        <p id={id} className={cx(fieldError, css({ marginTop: '6px' }))}>
          <CircleAlert aria-hidden />
          <Trans>Whole euros only, e.g. 50</Trans>
        </p>
      ) : null}
    </fieldset>
  );
}
