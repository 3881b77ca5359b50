import { languageParameter, paths } from '#backend/contract/paths.ts';
import {
  productListSchema,
  productSchema,
  type WireProduct,
} from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import type { CatalogSearch, CatalogSort } from '#domain/catalog/canonical-search.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { linksIn } from '#domain/localized-address.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type { Product, ProductCard, TextLanguages } from '#domain/product/product.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { askCards, wireFilters } from './catalog-list.server.ts';
import { sanitiseRichText } from '#app/server/backend/content/rich-text.server.ts';

const sorts = {
  newest: { orderby: 'date', order: 'desc' },
  name: { orderby: 'title', order: 'asc' },
  'price-asc': { orderby: 'price', order: 'asc' },
  'price-desc': { orderby: 'price', order: 'desc' },
} as const satisfies Record<CatalogSort, object>;

/** The marketplace plugin writes an empty list where there is no seller. */
export function sellerOf({ store }: WireProduct): ProductCard['seller'] {
  if (store === undefined || Array.isArray(store)) return null;
  const { vendor_id: id, vendor_shop_name: shopName } = store;
  return typeof id === 'number' && typeof shopName === 'string' ? { id, shopName } : null;
}

function cardFrom(product: WireProduct): ProductCard {
  return {
    id: product.id,
    title: product.name,
    titleLanguage: languagesOf(product)?.title,
    price: centsFromDecimal(product.price),
    picture: product.images[0]?.src || null,
    seller: sellerOf(product),
  };
}

/** One page of the goods that the filters let through, the newest first unless another order is asked for. */
export async function listProducts(
  locale: Locale,
  search: CatalogSearch = {},
): Promise<Paged<ProductCard>> {
  const question = {
    as: 'service',
    query: {
      ...wireFilters(search, locale),
      ...sorts[search.sort ?? 'newest'],
      status: 'publish',
      virtual: 'false',
      type: 'simple',
    },
    schema: productListSchema,
  } as const;
  return askCards(paths.products, question, { kind: 'products', search }, cardFrom);
}

/** What one celebrity sells, the first page of it, the newest first. */
export async function listProductsOf(
  celebrityId: number,
  locale: Locale,
): Promise<Paged<ProductCard>> {
  const question = {
    query: { ...wireFilters({}, locale), ...sorts.newest, virtual: 'false', type: 'simple' },
    schema: productListSchema,
  };
  const first = { kind: 'products', search: {} } as const;
  return askCards(paths.vendorProducts(celebrityId), question, first, cardFrom);
}

/** Which language the texts of a product are in, where the back end says so. */
export function languagesOf({ astera_languages: told }: WireProduct): TextLanguages | undefined {
  return told && isLocale(told.name) && isLocale(told.description)
    ? { title: told.name, description: told.description }
    : undefined;
}

/** A product of the wire as its own page shows it. */
export function productFrom(product: WireProduct, locale: Locale): Product {
  const { categories, images } = product;
  return {
    ...cardFrom(product),
    languages: languagesOf(product),
    description: linksIn(locale, sanitiseRichText(product.description)),
    categories: categories.map(({ id, slug, name }) => ({ id, slug, name })),
    pictures: images.map(({ src, alt = '', astera_alt_language: told }) => ({
      src,
      alt,
      altLanguage: isLocale(told) ? told : undefined,
    })),
    inStock: product.stock_status !== 'outofstock' && product.stock_quantity !== 0,
    stock: product.stock_quantity ?? null,
  };
}

/** One product on sale. @throws AppError `not_found`, also for a draft and for a service */
export async function getProduct(id: number, locale: Locale): Promise<Product> {
  const product = await ask(paths.product(id), {
    as: 'service',
    query: { status: 'publish', [languageParameter]: locale },
    schema: productSchema,
    refusal: (status) => (status === 404 ? new AppError('not_found') : null),
  });
  // What is bought as one of its variations is not sold here yet (ADR 0041).
  const isSoldHere =
    product.status === 'publish' && !product.virtual && product.type !== 'variable';
  if (!isSoldHere) throw new AppError('not_found');
  return productFrom(product, locale);
}
