import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

import { detailAside, detailLayout, factRow } from '#app/ui/layout/detail.recipe.ts';
import { stagePage } from '#app/ui/layout/page.recipe.ts';
import { RichHtml } from '#app/ui/text/rich-html.tsx';
import { TextLanguage } from '#app/ui/text/text-language.tsx';
import { localeName, type Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { nameLanguage } from '#domain/text/name-language.ts';
import type { Product } from '#domain/product/product.ts';
import { css, cx } from '#styled/css/index.js';

import { ProductPictures } from './product-pictures.tsx';
import { StockBadge } from './stock-badge.tsx';

const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: '12px',
  '& > b': { fontSize: '28px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
const sellerLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'brandInk',
  fontWeight: 500,
});

/** A product: pictures, seller, price, stock, how to buy it (`order`), and its description. */
export function ProductPage(props: {
  product: Product;
  locale: Locale;
  breadcrumb: ReactNode;
  order: ReactNode;
  /** The link to report the product. */
  report: ReactNode;
  more: ReactNode;
}) {
  const { product, locale } = props;
  const { seller, languages } = product;
  const foreign = languages && languages.description !== locale ? languages.description : undefined;
  return (
    <div className={stagePage}>
      <div className={detailLayout}>
        <div className={detailAside}>
          <ProductPictures product={product} />
        </div>
        <div>
          {props.breadcrumb}
          <h1 className={css({ textStyle: 'h1' })} lang={languages?.title}>
            {product.title}
          </h1>
          {seller ? (
            <ul className={cx(factRow, css({ marginTop: '4px' }))}>
              <li>
                <UserRound aria-hidden size={20} strokeWidth={1.75} />
                <Link
                  to="/{-$locale}/celebrity/$vendorId"
                  params={{ vendorId: String(seller.id) }}
                  className={sellerLink}
                  lang={nameLanguage(seller.shopName, null)}
                >
                  {seller.shopName}
                </Link>
              </li>
            </ul>
          ) : null}
          <p className={price}>
            <b>{formatMoney(product.price, locale)}</b>
            <StockBadge product={product} />
          </p>
          {props.order}
          {product.description ? (
            <section aria-labelledby="description" className={css({ marginTop: '32px' })}>
              <h2 id="description" className={css({ textStyle: 'h3', marginBottom: '12px' })}>
                <Trans>Description</Trans>
              </h2>
              {foreign ? <TextLanguage code={foreign} name={localeName[foreign]} /> : null}
              <div lang={languages?.description}>
                <RichHtml html={product.description} className={css({ color: 'text2' })} />
              </div>
            </section>
          ) : null}
          {props.report}
        </div>
      </div>
      {props.more}
    </div>
  );
}
