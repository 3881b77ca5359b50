import type { Locale } from '#domain/locale.ts';
import { type ProductStatus } from './product-status.ts';
import type { OwnProduct } from './own-product-values.ts';
import { type ProductChange } from './own-product-entries.ts';
import { type TypedProduct, typedProduct, productOf } from './own-product.ts';

/** The fields of the form that changed, in form order. */
export function changedFields(before: TypedProduct, after: TypedProduct) {
  const fields = ['title', 'price', 'category', 'stock', 'description', 'pictures'] as const;
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

export type ProductField = ReturnType<typeof changedFields>[number];

/** The request body: only what differs, so that the stock is not reset if pieces were sold in the meantime. */
export function productChange(
  before: OwnProduct,
  typed: TypedProduct,
  locale: Locale,
  status: ProductStatus,
): ProductChange {
  const wanted = productOf(typed, locale, status);
  const changed = changedFields(typedProduct(before, locale), typed);
  const has = (field: ProductField) => changed.includes(field);
  return {
    ...(has('title') && { title: wanted.title }),
    ...(has('description') && { description: wanted.description }),
    ...(has('price') && wanted.price !== before.price && { price: wanted.price }),
    ...(has('category') && { categoryId: wanted.categoryId }),
    ...(has('stock') && { stock: wanted.stock }),
    ...(has('pictures') && { pictures: wanted.pictures }),
    ...(status !== before.status && { status }),
  };
}
