import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Eye, EyeOff, ShoppingBag } from 'lucide-react';

import { badge } from '#app/ui/badge.recipe.ts';
import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { SpokenPause } from '#app/ui/text/spoken-pause.tsx';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { OwnProductRow } from '#domain/product/own-product-values.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';

import { statusName } from './my-products.messages.ts';
import * as look from './my-products.recipe.ts';

/** Whether a product is published. */
export function StatusBadge({ status }: { status: ProductStatus }) {
  const { t } = useLingui();
  const Sign = status === 'published' ? Eye : EyeOff;
  return (
    <span className={badge({ tone: status === 'published' ? 'good' : 'neutral' })}>
      <Sign aria-hidden />
      {t(statusName[status])}
    </span>
  );
}

/** A product in the list: the whole row links to its editor. */
export function ProductRow({ product, locale }: { product: OwnProductRow; locale: Locale }) {
  const { picture, stock } = product;
  return (
    <Link to="/{-$locale}/my-products/$id" params={{ id: String(product.id) }} className={look.row}>
      <span className={look.thumb}>
        {picture ? (
          <FluidPicture
            src={picture}
            alt=""
            sources={pictureSources(picture, 160)}
            sizes="64px"
            width={64}
            height={80}
          />
        ) : (
          <ShoppingBag aria-hidden size={24} strokeWidth={1.4} />
        )}
      </span>
      <span>
        <span className={look.rowTitle}>{product.title}</span>
        <SpokenPause />
        <span className={look.rowHint}>
          {product.category}
          {stock === null ? null : (
            <>
              {product.category ? ' · ' : null}
              <Trans>{stock} in stock</Trans>
            </>
          )}
        </span>
      </span>
      <SpokenPause />
      <span className={look.rowEnd}>
        <span className={look.rowPrice}>{formatMoney(product.price, locale)}</span>
        <StatusBadge status={product.status} />
      </span>
    </Link>
  );
}
