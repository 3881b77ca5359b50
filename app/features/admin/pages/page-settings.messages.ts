import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ProductStatus } from '#domain/product/product-status.ts';

/** What a field of a page can have wrong, beyond what every form's can. */
export const pageFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  slug: msg`Use only lowercase letters a to z, numbers and hyphens`,
  'slug-reserved': msg`This address is reserved by the site`,
  taken: msg`Another page already uses this address`,
};

/** In some languages a page is published in another gender than a product. */
export const statusName = {
  published: msg({ message: 'Published', context: 'page' }),
  draft: msg`Draft`,
} satisfies Record<ProductStatus, MessageDescriptor>;
