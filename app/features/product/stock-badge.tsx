import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';

import { badge } from '#app/ui/badge.recipe.ts';
import type { Product } from '#domain/product/product.ts';

/** From this stock level down, the remaining quantity is shown. */
const fewAtMost = 5;

/** A product's availability; the last items are counted. */
export function StockBadge({ product: { inStock, stock } }: { product: Product }) {
  if (!inStock) {
    return (
      <span className={badge({ tone: 'bad' })}>
        <CircleX aria-hidden />
        <Trans>Sold out</Trans>
      </span>
    );
  }
  if (stock !== null && stock <= fewAtMost) {
    return (
      <span className={badge({ tone: 'warn' })}>
        <CircleAlert aria-hidden />
        <Plural value={stock} one="Only # left" other="Only # left" />
      </span>
    );
  }
  return (
    <span className={badge({ tone: 'good' })}>
      <CircleCheck aria-hidden />
      <Trans>In stock</Trans>
    </span>
  );
}
