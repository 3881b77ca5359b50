import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { button } from '#app/ui/button.recipe.ts';
import { quietPanel } from '#app/ui/detail.recipe.ts';
import type { Product } from '#domain/product.ts';
import { css, cx } from '#styled/css/index.js';

/** Goods cannot be ordered yet: says so, and leads to what can be requested of the same person. */
export function OrderSoon({ product: { seller } }: { product: Product }) {
  const name = seller?.shopName;
  return (
    <div className={cx(quietPanel, css({ maxWidth: '62ch', marginTop: '24px' }))}>
      <h2 className={css({ fontWeight: 600 })}>
        <Trans>Ordering goods opens soon</Trans>
      </h2>
      <p>
        <Trans>The shop is being stocked. Until then you can look around.</Trans>
      </p>
      {seller ? (
        <Link
          to="/{-$locale}/celebrity/$vendorId"
          params={{ vendorId: String(seller.id) }}
          className={cx(button({ variant: 'outline' }), css({ marginTop: '16px' }))}
        >
          <Trans>Services by {name}</Trans>
        </Link>
      ) : null}
    </div>
  );
}
