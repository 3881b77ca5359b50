import type { PageHead, StructuredData } from '#app/platform/page/page-head.ts';
import { addressIn } from '#domain/localized-address.ts';
import type { Locale } from '#domain/locale.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { excerpt, plainText } from '#domain/text/plain-text.ts';
import type { Product } from '#domain/product/product.ts';

export interface ProductHeadInput {
  readonly origin: string;
  readonly locale: Locale;
  readonly product: Product;
  /** The description of a product without one. */
  readonly fallback: string;
  /** The page's breadcrumb trail. */
  readonly trail: StructuredData;
}

/** The metadata of a product page for search engines and shared links. */
export function productHead(input: ProductHeadInput): PageHead {
  const { origin, locale, product, trail } = input;
  const path = `/product/${product.id}`;
  const url = origin + addressIn(locale, path);
  const { title, seller } = product;
  const description = excerpt(plainText(product.description)) || input.fallback;
  const thing: StructuredData = {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: title,
    description,
    url,
    sku: String(product.id),
    ...(product.pictures.length > 0
      ? { image: product.pictures.map(({ src }) => new URL(src, origin).href) }
      : {}),
    ...(seller ? { brand: { '@type': 'Brand', name: seller.shopName } } : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: decimalFromCents(product.price),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(seller ? { seller: { '@type': 'Person', name: seller.shopName } } : {}),
    },
  };
  return {
    origin,
    locale,
    path,
    title,
    description,
    kind: 'product',
    picture: product.picture ? { src: product.picture, alt: title } : undefined,
    about: [thing, trail],
  };
}
