import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { CatalogSort } from '#domain/catalog/canonical-search.ts';

/** The names of the sort orders. */
export const sortName = {
  newest: msg`Newest`,
  name: msg`Name`,
  'price-asc': msg`Price, low to high`,
  'price-desc': msg`Price, high to low`,
} as const satisfies Record<CatalogSort, MessageDescriptor>;
