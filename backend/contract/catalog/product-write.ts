import * as v from 'valibot';
import { metaWriteSchema } from './meta-write-schema.ts';

/** What a product is described by; variations differ by those that say so. */
export const productAttributeSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  options: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
    v.maxLength(50),
  ),
  visible: v.optional(v.boolean(), true),
  variation: v.optional(v.boolean(), false),
});

/** A stock-keeping unit: a shop's own name of one thing it sells. */
export const skuSchema = v.pipe(v.string(), v.trim(), v.maxLength(100));

const instant = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) =>
        text === '' || (/^\d{4}-\d\d-\d\d(?:$|[T ])/.test(text) && !Number.isNaN(Date.parse(text))),
      'Invalid date.',
    ),
  ),
);

const measure = v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{1,7}(?:\.\d{1,4})?)?$/));

/** What products and variations have in common for those who write them, beside their price. */
export const productWrite = {
  /** A decimal; an empty text ends the sale. */
  sale_price: v.optional(v.string()),
  /** Without a zone in the shop's, which is UTC. */
  date_on_sale_from: instant,
  date_on_sale_from_gmt: instant,
  date_on_sale_to: instant,
  date_on_sale_to_gmt: instant,
  /** In kilograms. */
  weight: v.optional(measure),
  /** In centimetres. */
  dimensions: v.optional(v.partial(v.object({ length: measure, width: measure, height: measure }))),
} as const;

const place = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000));

/** What is written of a product; the rest stays. `vendor` is one of our additions and counts for a new one only. */
export const productWriteSchema = v.object({
  name: v.optional(v.string()),
  type: v.optional(v.picklist(['simple', 'variable'])),
  sku: v.optional(skuSchema),
  attributes: v.optional(v.pipe(v.array(productAttributeSchema), v.maxLength(10))),
  description: v.optional(v.string()),
  /** A decimal. */
  regular_price: v.optional(v.string()),
  status: v.optional(v.picklist(['publish', 'draft'])),
  manage_stock: v.optional(v.boolean()),
  stock_quantity: v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  ),
  categories: v.optional(v.array(v.looseObject({ id: v.number() }))),
  /** Files of the media library in their order. */
  images: v.optional(
    v.array(
      v.looseObject({
        id: v.optional(v.number()),
        src: v.optional(v.string()),
        alt: v.optional(v.string()),
      }),
    ),
  ),
  vendor: v.optional(v.number()),
  slug: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  featured: v.optional(v.boolean()),
  short_description: v.optional(v.pipe(v.string(), v.maxLength(5_000))),
  purchase_note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(5_000))),
  menu_order: v.optional(place),
  ...productWrite,
  meta_data: v.optional(metaWriteSchema, []),
});

export type WireProductWrite = v.InferOutput<typeof productWriteSchema>;
