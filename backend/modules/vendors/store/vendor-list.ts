import type { CatalogSearch } from '#backend/modules/catalog/store/catalog-filter.ts';
import type { ListOrder, Part } from '#backend/db/seek.ts';

export interface VendorQuery extends CatalogSearch, Part {
  /** `name` is the shop's; `price` that of the cheapest service, where those without one come last. */
  readonly orderBy?: keyof typeof vendorSorts;
  readonly order?: 'asc' | 'desc';
  readonly countUpTo: number | null;
}

/** What each order of vendors is one of. */
export const vendorSorts = {
  id: 'number',
  date: 'instant',
  name: 'text',
  price: 'number',
} as const satisfies Record<string, ListOrder['kind']>;
