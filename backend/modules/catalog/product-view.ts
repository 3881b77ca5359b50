import type { Locale } from '#domain/locale.ts';

import { type WireProduct } from '#backend/contract/catalog/product.ts';
import { type StoredProduct } from '#backend/modules/catalog/store/products.ts';
import { commonView, serviceMeta, stockStatus } from './common-view.ts';

/** A product in a wc/v3 response. */
export function productView(stored: StoredProduct, language: Locale, origin: string): WireProduct {
  return {
    ...commonView(stored, language, origin),
    // The marketplace plugin's list is public; other programs' meta data is for users who run the shop.
    meta_data: [
      ...serviceMeta(stored.product),
      ...stored.product.meta.map((entry) => ({ ...entry })),
    ],
    brands: [],
    stock_status: stockStatus(stored),
    has_options: stored.product.type === 'variable',
    post_password: '',
    global_unique_id: '',
  };
}

/** A product in the marketplace plugin's list of a vendor's products. */
export function vendorProductView(
  stored: StoredProduct,
  language: Locale,
  origin: string,
): WireProduct {
  const view = commonView(stored, language, origin);
  return {
    ...view,
    attributes: view.attributes.map(({ slug: _slug, ...attribute }) => attribute),
    images: view.images.map((image, position) => ({ ...image, position })),
    low_stock_amount: '',
    post_author: String(stored.product.vendorId ?? 0),
    in_stock: stockStatus(stored) === 'instock',
  };
}
