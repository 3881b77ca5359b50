import type { CatalogSearch } from '#backend/modules/catalog/store/catalog-filter.ts';
import type { ListOrder, Part } from '#backend/db/seek.ts';

export interface VendorQuery extends CatalogSearch, Part {
  /** `name` is the shop's name; `price` is that of the cheapest service, with vendors without services last. */
  readonly orderBy?: keyof typeof vendorSorts;
  readonly order?: 'asc' | 'desc';
  readonly countUpTo: number | null;
}

/** The type of each sort key of vendors. */
export const vendorSorts = {
  id: 'number',
  date: 'instant',
  name: 'text',
  price: 'number',
} as const satisfies Record<string, ListOrder['kind']>;
