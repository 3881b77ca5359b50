import * as v from 'valibot';

import { type WireVendor } from '#backend/contract/vendor.ts';

import {
  rowSchema,
  type CategoryRow,
  type ProductRow,
} from '#app/server/wordpress/additions.server.ts';
import type { WordpressMemory } from '../memory.ts';

export const categoriesPath = '/wp-json/wc/v3/products/categories';
export const productRows = v.array(rowSchema);

/** The catalogue as lists, filters and searches need it, in the shop's own language. */
export interface CatalogIndex {
  readonly vendors: readonly WireVendor[];
  /** What is sent by post, the newest first. */
  readonly goods: readonly ProductRow[];
  readonly tree: readonly CategoryRow[];
}

/** Operators close stores, and celebrities take theirs off line for a while. */
export function isOpen(vendor: WireVendor): boolean {
  return vendor['disable_vendor'] !== 'yes' && vendor['is_store_offline'] !== 'yes';
}

export function sellerIdOf({ store }: ProductRow): number | null {
  if (store === undefined || Array.isArray(store)) return null;
  return typeof store.vendor_id === 'number' ? store.vendor_id : null;
}

export interface CachedCatalog {
  readonly read: () => Promise<CatalogIndex>;
  /** The categories alone, which are few: every page needs them, and soon. */
  readonly tree: () => Promise<readonly CategoryRow[]>;
  /** Ids of those from whom fans can order, without all that they sell. */
  readonly sellers: () => Promise<ReadonlySet<number>>;
  /** Someone changed what it holds: the next reading asks WordPress again, in every process. */
  readonly forget: () => Promise<void>;
  /** The same where that may say who sells. */
  readonly forgetSellers: () => Promise<void>;
}

/** Gives a memory a name, under which every process forgets it together (ADR 0042). */
export type ForgetTogether = (name: string, forget: () => void) => () => Promise<void>;

/** What it keeps things in, and forgets them by. */
export interface CatalogParts {
  readonly memory: WordpressMemory;
  readonly together: ForgetTogether;
}
