import { index, integer, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

import { backend, type StoredText, tsvector } from '#backend/db/namespace.schema.ts';
import { vendors } from '#backend/modules/people/store/vendors.schema.ts';
import {
  type StoredPicture,
  goodsIndexes,
  type StoredAttribute,
  saleColumns,
  otherPluginColumns,
} from './goods-columns.ts';

export const categories = backend.table('categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 40 }),
  parentId: integer('parent_id'),
  slug: text().notNull().unique(),
  name: jsonb().$type<StoredText>().notNull(),
  description: jsonb().$type<StoredText>().notNull(),
  position: integer().notNull(),
});

export const productTypes = ['simple', 'variable'] as const;
export type ProductType = (typeof productTypes)[number];

export const products = backend.table(
  'products',
  {
    id: integer()
      .primaryKey()
      .default(sql`nextval('backend.post_id')`),
    /** Null for the shop's own product, which no celebrity sells and no page shows (ADR 0094). */
    vendorId: integer('vendor_id').references(() => vendors.userId),
    /** Null if uncategorised. */
    categoryId: integer('category_id').references(() => categories.id),
    slug: text().notNull().unique(),
    /** The kind of service, or null for goods. */
    service: text(),
    /** A variable product is bought as one of its variations and costs as much as the cheapest of them (ADR 0041). */
    type: text({ enum: productTypes }).notNull().default('simple'),
    sku: text().unique(),
    attributes: jsonb().$type<readonly StoredAttribute[]>().notNull().default([]),
    title: jsonb().$type<StoredText>().notNull(),
    description: jsonb().$type<StoredText>().notNull(),
    priceCents: integer('price_cents').notNull(),
    ...saleColumns,
    ...otherPluginColumns,
    /** The first picture. */
    image: text(),
    /** All pictures in order; empty for a product with none, or with only the one above. */
    pictures: jsonb().$type<readonly StoredPicture[]>().notNull().default([]),
    /** Normalised words for searching; null until backfilled. */
    searchText: text('search_text'),
    /** Search vector of the words above and those of the vendor; maintained by the database (ADR 0047). */
    searchVector: tsvector('search_vector'),
    stock: integer(),
    /** Deleted products are in the trash, since orders still refer to them. */
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
    // Published goods in the sort orders of their lists, overall and by category.
    ...goodsIndexes(table),
    // The few products with a scheduled sale start or end.
    index('products_sale')
      .on(table.saleFrom, table.saleTo)
      .where(sql`${table.salePriceCents} is not null`),
    // Goods have no service, and nulls are distinct in a unique index.
    uniqueIndex('products_service').on(table.vendorId, table.service),
  ],
);

/** A variant of a variable product, such as a size. */
export const variations = backend.table(
  'variations',
  {
    id: integer()
      .primaryKey()
      .default(sql`nextval('backend.post_id')`),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The option of each attribute. */
    options: jsonb().$type<readonly { name: string; option: string }[]>().notNull(),
    description: text().notNull(),
    sku: text().unique(),
    priceCents: integer('price_cents').notNull(),
    ...saleColumns,
    ...otherPluginColumns,
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
