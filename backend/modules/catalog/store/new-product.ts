import { and, like, ne, sql } from 'drizzle-orm';
import { takeLock } from '#backend/locks/advisory-locks.ts';
import { refreshBestPrice } from './best-price.ts';
import { products } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { latinWords } from '#backend/search/latin-words.ts';
import { productSearchText } from '#backend/search/search-text.ts';
import { addServicesCategory } from './services-category.ts';
import { noText } from './translated-text.ts';
import type { ProductRow } from './product-writes.ts';

export interface NewProduct {
  /** Null for the shop's own product. */
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

/** `night-ferry-signed-vinyl-412`: words of the title, and the id to make it unique. */
function slugOf(title: ProductRow['title'], id: number): string {
  const written = Object.values(title).find((text) => text !== '') ?? '';
  const words = latinWords(written).map((word) => word.slice(0, 30));
  return [...words.slice(0, 6), String(id)].join('-');
}

/** A service that is offered again costs the newly given price. */
const noSale = {
  regularPriceCents: null,
  salePriceCents: null,
  saleFrom: null,
  saleTo: null,
  onSale: false,
} as const;

/** The maximum of slugs with the same prefix. */
const mostAlike = 10_000;

/** A unique product slug: the wanted one, or with a number appended, as in WordPress. */
export async function freeSlug(transaction: Executor, wanted: string, id: number): Promise<string> {
  // Serialises slug assignment: two products that want the same slug get different ones.
  await takeLock(transaction, 'productSlugs');
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
 * Adds a product. A celebrity has each service only once, so an existing one gets the new price and status instead.
 * @returns its id
 */
export async function addProduct(
  executor: Executor,
  product: NewProduct,
  now: Date,
): Promise<number> {
  // A shop that started without the demo world has no such category yet.
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
