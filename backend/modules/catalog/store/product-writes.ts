import { eq } from 'drizzle-orm';

import { refreshBestPrice } from './best-price.ts';
import { products } from './catalog.schema.ts';
import { type StoredPicture } from './goods-columns.ts';
import type { Executor } from '#backend/db/database.ts';
import { isAsItIs } from '#backend/db/is-as-it-is.ts';
import { productSearchText } from '#backend/search/search-text.ts';
import { type PriceChange, pricesAfter } from '#backend/modules/vendors/store/sales-of-products.ts';
import { withTranslation, type WrittenText } from './translated-text.ts';

export type ProductRow = typeof products.$inferSelect;

/** Changes to a product; missing fields stay as they are. */
export interface ProductChange {
  readonly title?: WrittenText;
  readonly description?: WrittenText;
  readonly prices?: PriceChange;
  readonly slug?: string;
  readonly meta?: ProductRow['meta'];
  /** Only the details to change. */
  readonly details?: ProductRow['details'];
  readonly categoryId?: number | null;
  /** Null to stop managing stock. */
  readonly stock?: number | null;
  readonly pictures?: readonly StoredPicture[];
  readonly status?: ProductRow['status'];
  readonly type?: ProductRow['type'];
  readonly sku?: string | null;
  readonly attributes?: ProductRow['attributes'];
}

/** Times on the wire have whole seconds, and two changes must not have the same time. */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1_000));
}

/** Updates a locked product. @returns false if nothing changed; its modification time then stays */
export async function writeProduct(
  transaction: Executor,
  row: ProductRow,
  { title, description, pictures, prices, details, ...plain }: ProductChange,
  now: Date,
): Promise<boolean> {
  const newTitle = title && withTranslation(row.title, title);
  const wanted = {
    ...plain,
    ...(prices && pricesAfter(row, prices, now)),
    ...(details && { details: { ...row.details, ...details } }),
    ...(newTitle && { title: newTitle, searchText: productSearchText(newTitle) }),
    ...(description && { description: withTranslation(row.description, description) }),
    ...(pictures && { pictures, image: pictures[0]?.src ?? null }),
  };
  if (isAsItIs(row, wanted)) return false;
  await transaction
    .update(products)
    .set({ ...wanted, modifiedAt: laterThan(row.modifiedAt, now) })
    .where(eq(products.id, row.id));
  if (row.service !== null && row.vendorId !== null) {
    await refreshBestPrice(transaction, row.vendorId);
  }
  return true;
}
