import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { priceProblem } from '#app/ui/money/price.messages.ts';
import type { ProductField } from '#domain/product/own-product-change.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';

/** Validation errors of a product's fields, beyond those of every form. */
export const productFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  price: priceProblem.price,
  'price-unclear': priceProblem['price-unclear'],
  'price-cents': priceProblem['price-cents'],
  'price-low': priceProblem['price-low'],
  'price-high': priceProblem['price-high'],
  pieces: msg`Enter a whole number up to 100,000, or leave it empty`,
  'too-many': msg`You can add up to 8 images`,
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
  stock: msg`Items in stock`,
  description: msg`Description`,
  pictures: msg`Images`,
} satisfies Record<ProductField, MessageDescriptor>;
