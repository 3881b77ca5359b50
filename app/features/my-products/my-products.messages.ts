import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ProductField } from '#domain/product/own-product.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';

/** What a field of a product can have wrong, beyond what every form's can. */
export const productFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  price: msg`This is not a price`,
  'price-range': msg`A price is between €0.01 and €100,000`,
  pieces: msg`A whole number up to 100,000, or nothing`,
  'too-many': msg`A product has at most 8 images`,
  categoryId: msg`Select a category`,
};

export const statusName = {
  published: msg`Published`,
  draft: msg`Draft`,
} satisfies Record<ProductStatus, MessageDescriptor>;

export const fieldName = {
  title: msg`Title`,
  price: msg`Price`,
  category: msg`Category`,
  stock: msg`Pieces in stock`,
  description: msg`Description`,
  pictures: msg`Images`,
} satisfies Record<ProductField, MessageDescriptor>;
