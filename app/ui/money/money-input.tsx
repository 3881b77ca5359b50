import type { InputHTMLAttributes } from 'react';

import { css, cx } from '#styled/css/index.js';

import { fieldInput } from '#app/ui/field/form.recipe.ts';

const around = css({ position: 'relative', display: 'grid', alignItems: 'center', minWidth: 0 });
const sign = css({
  position: 'absolute',
  left: '14px',
  _euroAfter: { left: 'auto', right: '14px' },
  color: 'text2',
  pointerEvents: 'none',
});
const amount = css({
  paddingLeft: '34px',
  _euroAfter: { paddingLeft: '14px', paddingRight: '34px' },
  fontVariantNumeric: 'tabular-nums',
});

/**
 * An input for an amount in euros, with the currency sign placed according to the language. The value is parsed by
 * `readPrice`.
 */
export function MoneyInput(props: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <span className={around}>
      <span aria-hidden className={sign}>
        €
      </span>
      <input inputMode="decimal" autoComplete="off" {...props} className={cx(fieldInput, amount)} />
    </span>
  );
}
