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
  /**
   * One of our additions: which language the texts are in, where there was none in the asked one, and which have all.
   */
  astera_languages: v.optional(
    v.object({
      name: v.string(),
      description: v.string(),
      written: v.optional(v.array(v.string()), []),
    }),
  ),
  /** Ours: true of what is published in a closed store, whose status is `private` then. */
  astera_published: v.optional(v.boolean()),
  date_modified_gmt: v.nullish(v.string()),
  images: v.array(
    v.looseObject({
      id: v.union([v.number(), v.string()]),
      src: v.string(),
      alt: v.optional(v.string()),
      /** Ours: which language the alternative text is in. */
      astera_alt_language: v.optional(v.string()),
    }),
  ),
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

/**
 * Meta of a change: when the product was last modified as far as its sender knows. Another time is refused with
 * `productMovedOnCode`; it is never stored.
 */
export const seenModifiedKey = '_astera_seen_modified';

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

/** Entries of meta data that are written: `id` names one that is there, no value takes one away. */
export const metaWriteSchema = v.pipe(
  v.array(
    v.looseObject({
      id: v.optional(v.number()),
      key: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
      value: v.pipe(
        v.unknown(),
        v.check((value) => (JSON.stringify(value) ?? '').length <= 20_000, 'value is too long.'),
      ),
    }),
  ),
  v.maxLength(100),
);

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

/** `POST …/products/batch`: everything of it is written, or nothing. */
export const productBatchSchema = v.object({
  create: v.optional(v.array(v.record(v.string(), v.unknown())), []),
  update: v.optional(v.array(v.looseObject({ id: v.number() })), []),
  delete: v.optional(v.array(v.number()), []),
});

/** Its answer. */
export const productBatchAnswerSchema = v.looseObject({
  create: v.optional(productListSchema),
  update: v.optional(productListSchema),
  delete: v.optional(productListSchema),
});
