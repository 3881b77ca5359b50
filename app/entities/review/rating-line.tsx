import { Plural, Trans } from '@lingui/react/macro';

import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { amountLocale } from '#domain/money/money.ts';
import type { Rating } from '#domain/review/review.ts';
import { css } from '#styled/css/index.js';

const star = css({ color: 'goldInk' });

/** What the reviews of a celebrity say together: "★ 4.8 (12)". Only of real reviews. */
export function RatingLine({ rating, locale }: { rating: Rating; locale: Locale }) {
  const { count } = rating;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const average = new Intl.NumberFormat(amountLocale[locale], digits).format(rating.average);
  return (
    <span>
      <span aria-hidden>
        <span className={star}>★</span> {average} ({count})
      </span>
      <span className={visuallyHidden}>
        <Trans>Rated {average} of 5</Trans>
        {', '}
        <Plural value={count} one="# review" other="# reviews" />
      </span>
    </span>
  );
}
