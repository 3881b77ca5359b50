import * as v from 'valibot';

/** Other keys of line item meta that no one filled in. */
export const lineMeta = {
  /** In a new order: the decimal price that was agreed to. Compared, not stored. */
  price: '_astera_price',
  /** The line of a basket that this one was. */
  basketLine: '_astera_line',
  /** How many pieces were taken out of the stock for it, as WooCommerce notes it. */
  reducedStock: '_reduced_stock',
} as const;

export const lineMetaSchema = v.looseObject({
  id: v.optional(v.number()),
  key: v.string(),
  value: v.unknown(),
  display_key: v.optional(v.string()),
  display_value: v.optional(v.unknown()),
});

export type WireLineMeta = v.InferOutput<typeof lineMetaSchema>;

export const orderLineSchema = v.looseObject({
  id: v.number(),
  name: v.nullish(v.string()),
  product_id: v.number(),
  quantity: v.number(),
  total: v.string(),
  total_tax: v.optional(v.string(), '0.00'),
  /** A number in WooCommerce; decimal in the shop's currency. */
  price: v.union([v.number(), v.string()]),
  image: v.nullish(
    v.looseObject({
      id: v.union([v.number(), v.string()]),
      src: v.union([v.string(), v.boolean()]),
    }),
  ),
  meta_data: v.array(lineMetaSchema),
});

export type WireOrderLine = v.InferOutput<typeof orderLineSchema>;
