import { Link } from '@tanstack/react-router';

import { cardMeta, cardTitle, productCard } from '#app/ui/layout/card.recipe.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { SpokenPause } from '#app/ui/text/spoken-pause.tsx';
import type { Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { formatMoney } from '#domain/money/money.ts';
import { nameLanguage } from '#domain/text/name-language.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import type { ProductCard as Card } from '#domain/product/product.ts';
import { css, cx } from '#styled/css/index.js';

const price = css({
  display: 'block',
  marginTop: '6px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** A product as a link: picture, title, seller and price. */
export function ProductCard(props: { product: Card; locale: Locale; eager?: boolean }) {
  const { product, locale } = props;
  const { picture, seller, titleLanguage } = product;
  const foreign = titleLanguage === locale ? undefined : titleLanguage;
  return (
    <Link to={addressIn(locale, `/product/${product.id}`)} className={productCard}>
      <Picture
        src={picture}
        sources={picture === null ? [] : pictureSources(picture, 376)}
        loading={props.eager ? 'eager' : 'lazy'}
      />
      <span className={cx(cardTitle, css({ display: '-webkit-box' }))} lang={foreign}>
        {product.title}
      </span>
      {seller ? (
        <span className={cardMeta}>
          <SpokenPause />
          <span lang={nameLanguage(seller.shopName, null)}>{seller.shopName}</span>
        </span>
      ) : null}
      <span className={price}>
        <SpokenPause />
        {formatMoney(product.price, locale)}
      </span>
    </Link>
  );
}
