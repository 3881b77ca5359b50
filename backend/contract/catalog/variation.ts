import * as v from 'valibot';

import { metaSchema } from './meta.ts';
import { productWrite, skuSchema } from './product-write.ts';
import { metaWriteSchema } from './meta-write-schema.ts';

/** One of the kinds that a variable product is sold in. Amounts are decimal texts. */
export const variationSchema = v.looseObject({
  id: v.number(),
  parent_id: v.number(),
  type: v.literal('variation'),
  name: v.string(),
  status: v.string(),
  description: v.string(),
  sku: v.string(),
  price: v.string(),
  regular_price: v.string(),
  manage_stock: v.union([v.boolean(), v.string()]),
  stock_quantity: v.nullable(v.number()),
  stock_status: v.string(),
  attributes: v.array(v.looseObject({ name: v.string(), option: v.string() })),
  date_modified_gmt: v.string(),
  meta_data: v.array(metaSchema),
});
export type WireVariation = v.InferOutput<typeof variationSchema>;

export const variationListSchema = v.array(variationSchema);

/** What is written of a variation; the rest stays. */
export const variationWriteSchema = v.object({
  regular_price: v.optional(v.string()),
  description: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
  sku: v.optional(skuSchema),
  status: v.optional(v.picklist(['publish', 'private'])),
  manage_stock: v.optional(v.boolean()),
  stock_quantity: v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  ),
  attributes: v.optional(v.array(v.looseObject({ name: v.string(), option: v.string() }))),
  menu_order: v.optional(v.pipe(v.number(), v.integer())),
  ...productWrite,
  meta_data: v.optional(metaWriteSchema, []),
});
export type WireVariationWrite = v.InferOutput<typeof variationWriteSchema>;
