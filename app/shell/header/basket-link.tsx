import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ShoppingBasket } from 'lucide-react';

import { useBasketCount } from '#app/entities/basket/use-basket-count.ts';
import { iconButton } from '#app/ui/button.recipe.ts';
import { css, cx } from '#styled/css/index.js';

const mark = css({
  position: 'absolute',
  top: '2px',
  right: '0',
  minWidth: '20px',
  paddingInline: '5px',
  borderRadius: 'full',
  background: 'brand',
  color: 'onBrand',
  fontSize: '12px',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
});

/** The link to the basket, with the number of items in it. */
export function BasketLink({ viewerId }: { viewerId: number | undefined }) {
  const { t } = useLingui();
  const count = useBasketCount(viewerId);
  const items = t`Basket, ${plural(count, { one: '# item', other: '# items' })}`;
  return (
    <Link
      to="/{-$locale}/basket"
      className={cx(iconButton(), css({ position: 'relative' }))}
      aria-label={count === 0 ? t`Basket` : items}
    >
      <ShoppingBasket aria-hidden size={24} strokeWidth={1.75} />
      {count > 0 ? (
        <span className={mark} aria-hidden>
          {count}
        </span>
      ) : null}
    </Link>
  );
}
