import { and, asc, eq, inArray, like, ne, sql } from 'drizzle-orm';

import { refreshBestPrice } from './best-price.ts';
import { products, type StoredPicture } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { isAsItIs } from '#backend/db/is-as-it-is.ts';
import { latinWords } from '#backend/search/latin-words.ts';
import { productSearchText } from '#backend/search/search-text.ts';
import { type PriceChange, pricesAfter } from '#backend/modules/vendors/store/sales-of-products.ts';
import { addServicesCategory } from './services-category.ts';
import { noText, withTranslation, type WrittenText } from './translated-text.ts';

type ProductRow = typeof products.$inferSelect;

/** What is changed of a product; what is not named stays. */
export interface ProductChange {
  readonly title?: WrittenText;
  readonly description?: WrittenText;
  readonly prices?: PriceChange;
  readonly slug?: string;
  readonly meta?: ProductRow['meta'];
  /** Those that are named; the others stay. */
  readonly details?: ProductRow['details'];
  readonly categoryId?: number | null;
  /** Null where pieces are not counted any more. */
  readonly stock?: number | null;
  readonly pictures?: readonly StoredPicture[];
  readonly status?: ProductRow['status'];
  readonly type?: ProductRow['type'];
  readonly sku?: string | null;
  readonly attributes?: ProductRow['attributes'];
}

export interface NewProduct {
  /** Null for a product of the shop itself. */
  readonly vendorId: number | null;
  readonly categoryId: number | null;
  readonly service: string | null;
  readonly title: ProductRow['title'];
  readonly priceCents: number;
  readonly status: 'publish' | 'draft';
}

async function nextId(executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ id: sql<string | number>`nextval('backend.post_id')` })
    .from(sql`(select 1) as one`)
    .limit(1);
  return Number(row?.id);
}

/** `night-ferry-signed-vinyl-412`: words of the title, and what makes them the only ones. */
function slugOf(title: ProductRow['title'], id: number): string {
  const written = Object.values(title).find((text) => text !== '') ?? '';
  const words = latinWords(written).map((word) => word.slice(0, 30));
  return [...words.slice(0, 6), String(id)].join('-');
}

/** A service that is offered anew costs what is said then. */
const noSale = {
  regularPriceCents: null,
  salePriceCents: null,
  saleFrom: null,
  saleTo: null,
  onSale: false,
} as const;

/** Products whose slugs begin alike. */
const mostAlike = 10_000;

/** A slug that no other product has: as it was wanted, else with a number behind it, as in WordPress. */
export async function freeSlug(transaction: Executor, wanted: string, id: number): Promise<string> {
  // Slugs are given out one after the other: two who want the same get different ones.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('backend.product_slugs'))`);
  const rows = await transaction
    .select({ slug: products.slug })
    .from(products)
    .where(and(like(products.slug, `${wanted}%`), ne(products.id, id)))
    .limit(mostAlike);
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

/**
 * Puts a product in. A celebrity has each service once: one that is there already gets the price and the status
 * instead.
 * @returns its id
 */
export async function addProduct(
  executor: Executor,
  product: NewProduct,
  now: Date,
): Promise<number> {
  // A shop that began without a demo world has none yet.
  if (product.service !== null) await addServicesCategory(executor);
  const id = await nextId(executor);
  const { priceCents, status } = product;
  const [row] = await executor
    .insert(products)
    .values({
      ...product,
      id,
      slug: slugOf(product.title, id),
      description: noText,
      searchText: productSearchText(product.title),
      createdAt: now,
      modifiedAt: now,
    })
    .onConflictDoUpdate({
      target: [products.vendorId, products.service],
      set: { ...noSale, priceCents, status, modifiedAt: now },
    })
    .returning({ id: products.id });
  if (!row) throw new Error('a product was not written');
  if (product.service !== null && product.vendorId !== null) {
    await refreshBestPrice(executor, product.vendorId);
  }
  return row.id;
}

/** The row of a product, which no one else changes until the transaction ends; null when there is none. */
export async function lockProduct(transaction: Executor, id: number): Promise<ProductRow | null> {
  const [row] = await transaction
    .select()
    .from(products)
    .where(eq(products.id, id))
    .limit(1)
    .for('update');
  return row ?? null;
}

/** Locks the rows of several products, always in the same order, so that two batches never wait for each other. */
export async function lockProducts(transaction: Executor, ids: readonly number[]): Promise<void> {
  await transaction
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .limit(ids.length)
    .for('update');
}

/** On the wire a time has whole seconds, and two changes must not have the same. */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1_000));
}

/** Changes a product that was locked. @returns false where it was all that already: then it was not changed now */
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
