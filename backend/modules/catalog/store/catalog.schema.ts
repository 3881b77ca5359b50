import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { locales } from '#domain/locale.ts';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { backend, type StoredText, tsvector } from '#backend/db/namespace.schema.ts';
import type { StoredDetails, StoredMeta } from './product-details.ts';
import { vendors } from '#backend/modules/people/store/people.schema.ts';

/** One numbering for products and orders, as in WordPress: an order's id is never a product's. */
export const postId = backend.sequence('post_id', { startWith: 101 });

export const categories = backend.table('categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 40 }),
  parentId: integer('parent_id'),
  slug: text().notNull().unique(),
  name: jsonb().$type<StoredText>().notNull(),
  description: jsonb().$type<StoredText>().notNull(),
  position: integer().notNull(),
});

/** A picture of a product. */
export interface StoredPicture {
  /** In the media library; null for what came with the demo world. */
  readonly id: number | null;
  readonly src: string;
  /** What it shows, in words; one text where it was written before there were several languages. */
  readonly alt: StoredText | string;
}

type GoodsColumns = Record<
  | 'categoryId'
  | 'createdAt'
  | 'priceCents'
  | 'id'
  | 'service'
  | 'status'
  | 'title'
  | 'type'
  | 'vendorId',
  AnyPgColumn
>;

/**
 * A title to sort by: its beginning; where there is none in the language, in the first that has one, as it is shown.
 */
export function titleKey(title: SQLWrapper, language: keyof StoredText): SQL {
  const others = locales.filter((other) => other !== language);
  const texts = [language, ...others].map(
    (one) => sql`nullif(${title} ->> ${sql.raw(`'${one}'`)}, '')`,
  );
  return sql`(left(coalesce(${sql.join(texts, sql`, `)}, ''), 80) collate "und-x-icu")`;
}

function goodsIndexes(table: GoodsColumns) {
  const { categoryId, createdAt, priceCents, id, service, status, title, type, vendorId } = table;
  const areGoods = sql`${service} is null and ${status} = 'publish'`;
  return [
    index('goods_created').on(createdAt, id).where(areGoods),
    index('goods_price').on(priceCents, id).where(areGoods),
    index('goods_category_created').on(categoryId, createdAt, id).where(areGoods),
    index('goods_category_price').on(categoryId, priceCents, id).where(areGoods),
    // All that a count of a category asks for, so that no row is read for it.
    index('goods_category').on(categoryId, type, vendorId).where(areGoods),
    ...locales.map((language) =>
      index(`goods_title_${language}`).on(titleKey(title, language), id).where(areGoods),
    ),
  ];
}

export const productTypes = ['simple', 'variable'] as const;
export type ProductType = (typeof productTypes)[number];

/** What a product is described by, or chosen by where it has variations. */
export interface StoredAttribute {
  readonly name: string;
  readonly options: readonly string[];
  readonly visible: boolean;
  /** Whether variations differ by it. */
  readonly variation: boolean;
}

/**
 * What something costs: `price_cents` beside these is what is asked for it now, and the sale decides which of the two
 * that is.
 */
const saleColumns = {
  /** Without the sale; null where there is none, and the price is the only one. */
  regularPriceCents: integer('regular_price_cents'),
  salePriceCents: integer('sale_price_cents'),
  saleFrom: timestamp('sale_from', { withTimezone: true }),
  saleTo: timestamp('sale_to', { withTimezone: true }),
  /** Whether the sale is on now; of a variable product, whether that of one of its variations is. */
  onSale: boolean('on_sale').notNull().default(false),
};

/** What other programs keep there. */
const keptColumns = {
  meta: jsonb().$type<readonly StoredMeta[]>().notNull().default([]),
  details: jsonb().$type<StoredDetails>().notNull().default({}),
};

export const products = backend.table(
  'products',
  {
    id: integer()
      .primaryKey()
      .default(sql`nextval('backend.post_id')`),
    /** Null for a product of the shop itself, which no celebrity sells and no page shows (ADR 0094). */
    vendorId: integer('vendor_id').references(() => vendors.userId),
    /** Null where it is filed nowhere. */
    categoryId: integer('category_id').references(() => categories.id),
    slug: text().notNull().unique(),
    /** Which service this is, or null for goods. */
    service: text(),
    /** A variable one is bought as one of its variations, and its price is the lowest of theirs (ADR 0041). */
    type: text({ enum: productTypes }).notNull().default('simple'),
    sku: text().unique(),
    attributes: jsonb().$type<readonly StoredAttribute[]>().notNull().default([]),
    title: jsonb().$type<StoredText>().notNull(),
    description: jsonb().$type<StoredText>().notNull(),
    priceCents: integer('price_cents').notNull(),
    ...saleColumns,
    ...keptColumns,
    /** The first picture. */
    image: text(),
    /** All pictures in their order; empty for what has none, or only ever had the one above. */
    pictures: jsonb().$type<readonly StoredPicture[]>().notNull().default([]),
    /** Folded words that a search compares; null until they are filled in. */
    searchText: text('search_text'),
    /** The words above and those of its vendor as a search compares them; the database itself keeps them (ADR 0047). */
    searchVector: tsvector('search_vector'),
    stock: integer(),
    /** What was deleted is in the trash: orders still name it. */
    status: text({ enum: ['publish', 'draft', 'trash'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    modifiedAt: timestamp('modified_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('products_vendor').on(table.vendorId),
    index('products_category').on(table.categoryId),
    index('products_search').using(
      'gin',
      sql`array_to_tsvector(string_to_array(${table.searchText}, ' '))`,
    ),
    index('products_words').using('gin', table.searchVector),
    index('products_created').on(table.createdAt, table.id),
    // Published goods in the orders that their lists have, alone and of a category.
    ...goodsIndexes(table),
    // The few with a sale that begins or ends by itself.
    index('products_sale')
      .on(table.saleFrom, table.saleTo)
      .where(sql`${table.salePriceCents} is not null`),
    // Goods have no service, and no two such rows are alike.
    uniqueIndex('products_service').on(table.vendorId, table.service),
  ],
);

/** One of the kinds that a variable product is sold in, such as a size. */
export const variations = backend.table(
  'variations',
  {
    id: integer()
      .primaryKey()
      .default(sql`nextval('backend.post_id')`),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Which option of each attribute it is. */
    options: jsonb().$type<readonly { name: string; option: string }[]>().notNull(),
    description: text().notNull(),
    sku: text().unique(),
    priceCents: integer('price_cents').notNull(),
    ...saleColumns,
    ...keptColumns,
    stock: integer(),
    status: text({ enum: ['publish', 'private', 'trash'] }).notNull(),
    position: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    modifiedAt: timestamp('modified_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('variations_product').on(table.productId),
    index('variations_sale')
      .on(table.saleFrom, table.saleTo)
      .where(sql`${table.salePriceCents} is not null`),
  ],
);

export interface StoredMenuItem {
  readonly title: StoredText;
  /** A path of the site, or a whole address elsewhere. */
  readonly path: string;
}

export const menus = backend.table('menus', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  items: jsonb().$type<readonly StoredMenuItem[]>().notNull(),
  /** Grows with every change; a change is made only to the version that was seen. */
  version: integer().notNull().default(1),
});

/** Every word that vendors and products are found by, for who mistypes one; the database itself collects them. */
export const searchWords = backend.table('search_words', { word: text().primaryKey() });

/** Facts about the store itself, such as that the demo world is in. */
export const settings = backend.table('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
