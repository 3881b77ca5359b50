import * as v from 'valibot';
import { metaSchema } from './meta.ts';

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

/** Meta of a service: within how many days of the payment it is promised, as a text. */
export const promisedDaysMetaKey = '_astera_promised_days';

/** Meta of a service that is fulfilled with a video: what is promised of it, as the JSON of `qualitySchema`. */
export const qualityMetaKey = '_astera_quality';

/**
 * Meta of a change: when the product was last modified as far as its sender knows. Another time is refused with
 * `productMovedOnCode`; it is never stored.
 */
export const seenModifiedKey = '_astera_seen_modified';

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
