import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ProductStatus } from '#domain/product/product-status.ts';

/** Validation errors of a page's fields, beyond those of every form. */
export const pageFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  slug: msg`Use only lowercase letters a to z, numbers and hyphens`,
  'slug-reserved': msg`This address is reserved by the site`,
  taken: msg`Another page already uses this address`,
};

/** In some languages "published" has another grammatical gender for a page than for a product. */
export const statusName = {
  published: msg({ message: 'Published', context: 'page' }),
  draft: msg`Draft`,
} satisfies Record<ProductStatus, MessageDescriptor>;
