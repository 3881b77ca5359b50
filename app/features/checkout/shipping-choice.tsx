import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { ShippingCost } from '#app/entities/order/shipping-cost.tsx';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { OrderQuote } from '#domain/checkout/quote.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { ShippingTitle } from './shipping-title.tsx';

interface ShippingChoiceProps {
  quotes: readonly OrderQuote[];
  /** The name of the order's celebrity; shown if there are several. */
  nameOf: (celebrityId: number) => string;
  locale: Locale;
  onChoose: (celebrityId: number, rateId: string) => void;
}

const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  cursor: 'pointer',
  '& > span:last-child': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
});

/** Selects the shipping method, if the shop offers several. */
export function ShippingChoice({ quotes, nameOf, locale, onChoose }: ShippingChoiceProps) {
  const { t } = useLingui();
  const group = useId();
  const open = quotes.filter(({ rates }) => rates.length > 1);
  if (open.length === 0) return null;
  return (
    <section className={panel}>
      <h2 className={css({ textStyle: 'h3', marginBottom: '12px' })}>
        <Trans>Delivery method</Trans>
      </h2>
      {open.map(({ celebrityId, rates, rateId }) => (
        <fieldset key={celebrityId} className={css({ border: 'none' })}>
          <legend className={css({ color: 'text2', srOnly: quotes.length === 1 })}>
            {quotes.length === 1 ? t`Delivery method` : nameOf(celebrityId)}
          </legend>
          {rates.map(({ id, title, cost }) => (
            <label key={id} className={choice}>
              <input
                type="radio"
                name={`${group}-${celebrityId}`}
                value={id}
                checked={id === rateId}
                onChange={() => onChoose(celebrityId, id)}
              />
              <span>
                <ShippingTitle title={title} />
              </span>
              <span>
                <ShippingCost cents={cost} locale={locale} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
