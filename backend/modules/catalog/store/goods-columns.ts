import { type AnyPgColumn, boolean, index, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';
import { locales } from '#domain/locale.ts';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type StoredText } from '#backend/db/namespace.schema.ts';
import type { StoredDetails, StoredMeta } from './product-details.ts';

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

export function goodsIndexes(table: GoodsColumns) {
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
export const saleColumns = {
  /** Without the sale; null where there is none, and the price is the only one. */
  regularPriceCents: integer('regular_price_cents'),
  salePriceCents: integer('sale_price_cents'),
  saleFrom: timestamp('sale_from', { withTimezone: true }),
  saleTo: timestamp('sale_to', { withTimezone: true }),
  /** Whether the sale is on now; of a variable product, whether that of one of its variations is. */
  onSale: boolean('on_sale').notNull().default(false),
};

/** What other programs keep there. */
export const otherPluginColumns = {
  meta: jsonb().$type<readonly StoredMeta[]>().notNull().default([]),
  details: jsonb().$type<StoredDetails>().notNull().default({}),
};
