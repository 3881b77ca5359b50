import { and } from 'drizzle-orm';
import { products } from './catalog.schema.ts';
import { titleKey } from './goods-columns.ts';
import { type CatalogSearch } from './catalog-filter.ts';
import { productCondition, type ProductFilter } from './product-condition.ts';
import type { Executor } from '#backend/db/database.ts';
import type { StoredText } from '#backend/db/namespace.schema.ts';
import { placeIn } from '#backend/search/place-in.ts';
import { type Listed, type ListOrder, pageFrom, type Part, seek } from '#backend/db/seek.ts';
import { searched } from '#backend/search/search-hits.ts';
import { type StoredProduct, withDetails } from './products.ts';

export interface ProductQuery extends ProductFilter, CatalogSearch, Part {
  readonly orderBy?: keyof typeof productSorts;
  /** The language that titles are sorted in. */
  readonly language?: keyof StoredText;
  readonly order?: 'asc' | 'desc';
  readonly countUpTo: number | null;
}

/** The type of each sort key of products. */
export const productSorts = {
  date: 'instant',
  modified: 'instant',
  id: 'number',
  /** In the order of the requested ids. */
  include: 'number',
  price: 'number',
  slug: 'text',
  title: 'text',
} as const satisfies Record<string, ListOrder['kind']>;

/** One page of products and the total count. */
export async function listProducts(
  database: Executor,
  filter: ProductQuery,
): Promise<Listed<StoredProduct>> {
  const { orderBy = 'date', countUpTo } = filter;
  const key = {
    date: products.createdAt,
    modified: products.modifiedAt,
    slug: products.slug,
    id: products.id,
    include: placeIn(filter.include ?? [], products.id),
    price: products.priceCents,
    title: titleKey(products.title, filter.language ?? 'en'),
  }[orderBy];
  const order = {
    ...{ key, kind: productSorts[orderBy], id: products.id },
    descending: filter.order !== 'asc' && orderBy !== 'include',
  };
  const { where, offset, total } = await searched(
    database,
    {
      table: products,
      id: products.id,
      vector: products.searchVector,
      areKnown: true,
      order,
      part: filter,
    },
    {
      where: productCondition(filter),
      isNarrow: [filter.vendorId, filter.include, filter.skus, filter.slug].some(
        (of) => of != null,
      ),
      words: filter.words ?? null,
      match: null,
      countUpTo,
    },
  );
  const part = seek(order, filter);
  const read = await database
    .select({ product: products, position: part.position })
    .from(products)
    .where(and(where, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(offset);
  const { rows, ...page } = pageFrom(read, filter, ({ product }) => product.id);
  const [detailed, all] = await Promise.all([
    withDetails(
      database,
      rows.map(({ product }) => product),
    ),
    page.whole ?? total(),
  ]);
  return { ...page, rows: detailed, total: all };
}
