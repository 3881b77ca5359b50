import { Trans } from '@lingui/react/macro';
import { Languages } from 'lucide-react';

import { notice } from '#app/ui/form.recipe.ts';
import { localeName, type Locale } from '#domain/locale.ts';
import type { OwnProduct } from '#domain/own-product.ts';
import { css, cx } from '#styled/css/index.js';

/** Says that the words in the form are another language's, on which this one falls back so far. */
export function LanguageNotice({ product, locale }: { product: OwnProduct; locale: Locale }) {
  const { languages } = product;
  const foreign = [languages?.title, languages?.description].find(
    (language) => language !== undefined && language !== locale,
  );
  if (foreign === undefined) return null;
  const written = localeName[foreign];
  const own = localeName[locale];
  return (
    <p className={cx(notice({ tone: 'info' }), css({ marginBottom: '20px' }))}>
      <Languages aria-hidden />
      <span>
        <Trans>
          Language of this text: <span lang={foreign}>{written}</span>
        </Trans>
        {'. '}
        <Trans>What you write over it is kept as a text of its own: {own}.</Trans>
      </span>
    </p>
  );
}
