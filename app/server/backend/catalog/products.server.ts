import { paths } from '#backend/contract/paths.ts';
import { productListSchema, type WireProduct } from '#backend/contract/catalog/product.ts';
import type { CatalogSort } from '#domain/catalog/canonical-search.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type { ProductCard, TextLanguages } from '#domain/product/product.ts';
import { wireFilters } from './catalog-list.server.ts';
import { askCards } from './ask-cards.server.ts';

export const sorts = {
  newest: { orderby: 'date', order: 'desc' },
  name: { orderby: 'title', order: 'asc' },
  'price-asc': { orderby: 'price', order: 'asc' },
  'price-desc': { orderby: 'price', order: 'desc' },
} as const satisfies Record<CatalogSort, object>;

/** The marketplace plugin writes an empty list if there is no seller. */
export function sellerOf({ store }: WireProduct): ProductCard['seller'] {
  if (store === undefined || Array.isArray(store)) return null;
  const { vendor_id: id, vendor_shop_name: shopName } = store;
  return typeof id === 'number' && typeof shopName === 'string' ? { id, shopName } : null;
}

export function cardFrom(product: WireProduct): ProductCard {
  return {
    id: product.id,
    title: product.name,
    titleLanguage: languagesOf(product)?.title,
    price: centsFromDecimal(product.price),
    picture: product.images[0]?.src || null,
    seller: sellerOf(product),
  };
}

/** The first page of what one celebrity sells, newest first. */
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

/** The language of a product's texts, if the back end reports it. */
export function languagesOf({ astera_languages: told }: WireProduct): TextLanguages | undefined {
  return told && isLocale(told.name) && isLocale(told.description)
    ? { title: told.name, description: told.description }
    : undefined;
}
