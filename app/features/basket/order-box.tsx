import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { quietPanel } from '#app/ui/layout/detail.recipe.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { maxPiecesPerOrder, withLine } from '#domain/checkout/basket.ts';
import { type ProductLine } from '#domain/checkout/basket-line.ts';
import type { Product } from '#domain/product/product.ts';
import { css, cx } from '#styled/css/index.js';

import { changeBasket, readBasket } from '#app/entities/basket/basket-storage.ts';
import { QuantitySelect } from './quantity-select.tsx';

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginTop: '24px',
  // On a phone the buttons fill their rows.
  smDown: { '& > button': { flex: '1' }, '& > button:last-child': { flexBasis: '100%' } },
});

function lineOf(product: Product, seller: NonNullable<Product['seller']>, quantity: number) {
  return {
    kind: 'product',
    id: crypto.randomUUID(),
    productId: product.id,
    title: product.title,
    image: product.picture,
    celebrityId: seller.id,
    celebrityName: seller.shopName,
    price: product.price,
    quantity,
  } satisfies ProductLine;
}

/** How to buy a product: quantity, add to basket, or buy now. */
export function OrderBox(props: {
  product: Product;
  /** Opens the checkout for the added line. */
  onOrderNow: (lineId: string) => void;
}) {
  const { t } = useLingui();
  const { say } = useToasts();
  const hydrated = useHydrated();
  const [quantity, setQuantity] = useState(1);
  const { product } = props;
  const { seller } = product;
  const name = seller?.shopName;
  if (!product.inStock || !seller) {
    return (
      <div className={cx(quietPanel, css({ maxWidth: '62ch', marginTop: '24px' }))}>
        <h2 className={css({ fontWeight: 600 })}>
          <Trans>Not available right now</Trans>
        </h2>
        <p>
          <Trans>Check back later, or choose something else.</Trans>
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
  /** Adds it to the basket. @returns the id of its line, or null when the basket is full */
  const put = (): string | null => {
    const line = lineOf(product, seller, quantity);
    const joined = withLine(readBasket(), line);
    if (joined === null) {
      say({ kind: 'error', text: t`Your basket is full. Check out first, then add more.` });
      return null;
    }
    changeBasket(() => joined);
    const own = joined.lines.find((one) => one.kind === 'product' && one.productId === product.id);
    return own?.id ?? null;
  };
  return (
    <div className={box}>
      <QuantitySelect
        of={product.title}
        value={quantity}
        most={maxPiecesPerOrder(product.stock)}
        disabled={!hydrated}
        onPick={setQuantity}
      />
      <button
        type="button"
        className={button({ size: 'large' })}
        disabled={!hydrated}
        onClick={() => {
          const id = put();
          if (id !== null) props.onOrderNow(id);
        }}
      >
        <Trans>Order now</Trans>
      </button>
      <button
        type="button"
        className={button({ size: 'large', variant: 'outline' })}
        disabled={!hydrated}
        onClick={() => {
          if (put() !== null)
            say({ id: 'basket', kind: 'success', text: t`Added to your basket.` });
        }}
      >
        <ShoppingBasket aria-hidden size={20} />
        <Trans>Add to basket</Trans>
      </button>
    </div>
  );
}
