import { type AnyPgColumn, boolean, index, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';
import { locales } from '#domain/locale.ts';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type StoredText } from '#backend/db/namespace.schema.ts';
import type { StoredDetails, StoredMeta } from './product-details.ts';

/** A picture of a product. */
export interface StoredPicture {
  /** Id in the media library; null for pictures of the demo world. */
  readonly id: number | null;
  readonly src: string;
  /** The alt text; a single text if it is from before translations. */
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

/** A title to sort by, truncated; if it is missing in the language, the first one that exists, as displayed. */
export function titleKey(title: SQLWrapper, language: keyof StoredText): SQL {
  const others = locales.filter((other) => other !== language);
  const texts = [language, ...others].map(
    (one) => sql`nullif(${title} ->> ${sql.raw(`'${one}'`)}, '')`,
  );
  return sql`(left(coalesce(${sql.join(texts, sql`, `)}, ''), 80) collate "und-x-icu")`;
}

export function goodsIndexes(table: GoodsColumns) {
  const { categoryId, createdAt, priceCents, id, service, status, title, type, vendorId } = table;
  const areGoods = sql`${service} is null and ${status} = 'publish'`;
  return [
    index('goods_created').on(createdAt, id).where(areGoods),
    index('goods_price').on(priceCents, id).where(areGoods),
    index('goods_category_created').on(categoryId, createdAt, id).where(areGoods),
    index('goods_category_price').on(categoryId, priceCents, id).where(areGoods),
    // Covers category counts, so that they read no rows.
    index('goods_category').on(categoryId, type, vendorId).where(areGoods),
    ...locales.map((language) =>
      index(`goods_title_${language}`).on(titleKey(title, language), id).where(areGoods),
    ),
  ];
}

/** An attribute that describes a product or, with variations, distinguishes them. */
export interface StoredAttribute {
  readonly name: string;
  readonly options: readonly string[];
  readonly visible: boolean;
  /** Whether variations differ by it. */
  readonly variation: boolean;
}

/** Prices: `price_cents` beside these is the current price, either the regular or the sale price. */
export const saleColumns = {
  /** The price without the sale; null if there is no sale, and only the current price. */
  regularPriceCents: integer('regular_price_cents'),
  salePriceCents: integer('sale_price_cents'),
  saleFrom: timestamp('sale_from', { withTimezone: true }),
  saleTo: timestamp('sale_to', { withTimezone: true }),
  /** Whether it is on sale now; for a variable product, whether one of its variations is. */
  onSale: boolean('on_sale').notNull().default(false),
};

/** Data of other programs. */
export const otherPluginColumns = {
  meta: jsonb().$type<readonly StoredMeta[]>().notNull().default([]),
  details: jsonb().$type<StoredDetails>().notNull().default({}),
};
