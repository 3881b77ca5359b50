import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { button } from '#app/ui/button.recipe.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { css } from '#styled/css/index.js';

const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

/** A checkout page without a request: it was already ordered, or never filled in. */
export function EmptyCheckout() {
  return (
    <div className={page}>
      <h1 className={css({ textStyle: 'h1', marginBottom: '16px' })}>
        <Trans>Nothing to check out</Trans>
      </h1>
      <p className={css({ color: 'text2', marginBottom: '28px' })}>
        <Trans>Your items have already been ordered or removed from the basket.</Trans>
      </p>
      <div className={ways}>
        <Link to="/{-$locale}/my-orders" className={button()}>
          <Trans>My orders</Trans>
        </Link>
        <Link to="/{-$locale}" className={button({ variant: 'outline' })}>
          <Trans>Back to the home page</Trans>
        </Link>
      </div>
    </div>
  );
}
