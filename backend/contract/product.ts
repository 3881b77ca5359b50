import * as v from 'valibot';

/** One entry of `meta_data`; values are whatever a plugin stored. */
export const metaSchema = v.looseObject({
  id: v.optional(v.number()),
  key: v.string(),
  value: v.unknown(),
});
export type WireMeta = v.InferOutput<typeof metaSchema>;

/** A product. Amounts are decimal texts, empty where there is none. */
export const productSchema = v.looseObject({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  type: v.string(),
  status: v.string(),
  catalog_visibility: v.optional(v.string()),
  description: v.string(),
  short_description: v.optional(v.string()),
  price: v.string(),
  regular_price: v.string(),
  virtual: v.boolean(),
  manage_stock: v.optional(v.union([v.boolean(), v.string()])),
  stock_quantity: v.nullish(v.number()),
  stock_status: v.optional(v.string()),
  categories: v.array(v.looseObject({ id: v.number(), name: v.string(), slug: v.string() })),
  images: v.array(v.looseObject({ id: v.union([v.number(), v.string()]), src: v.string() })),
  meta_data: v.optional(v.array(metaSchema)),
  store: v.optional(
    v.union([
      v.looseObject({
        vendor_id: v.optional(v.number()),
        vendor_shop_name: v.optional(v.string()),
      }),
      v.array(v.unknown()),
    ]),
  ),
});
export type WireProduct = v.InferOutput<typeof productSchema>;

export const productListSchema = v.array(productSchema);

/** Meta of a product that is a service: which one. */
export const serviceMetaKey = '_service';
