import * as v from 'valibot';

/** A service of a vendor, one of our additions; `id` is the product behind it, `price` a decimal. */
export const vendorServiceSchema = v.looseObject({
  id: v.number(),
  service: v.string(),
  price: v.string(),
  /** Within how many days of the payment it is promised; missing where the vendor has not said. */
  promised_days: v.optional(v.number()),
  /** What is promised of its video; missing where the vendor has not said. */
  quality: v.optional(
    v.object({ seconds: v.number(), sound: v.boolean(), nameSpoken: v.boolean() }),
  ),
});
export type WireVendorService = v.InferOutput<typeof vendorServiceSchema>;

/** A vendor. The plugin writes pictures as an address, an empty text or `false`. */
export const vendorSchema = v.looseObject({
  vendor_id: v.number(),
  vendor_display_name: v.string(),
  vendor_shop_name: v.string(),
  vendor_shop_logo: v.optional(v.union([v.string(), v.boolean()])),
  vendor_description: v.optional(v.string()),
  /** One of our additions: which language the description is in, where there was none in the asked one. */
  astera_languages: v.optional(v.object({ description: v.string() })),
  vendor_title: v.optional(v.string()),
  vendor_country: v.optional(v.string()),
  vendor_categories: v.optional(v.array(v.string())),
  vendor_services: v.optional(v.array(vendorServiceSchema)),
});
export type WireVendor = v.InferOutput<typeof vendorSchema>;

export const vendorListSchema = v.array(vendorSchema);

/** The settings of a vendor's store; `gravatar` is the media id of the logo, or nothing. */
export const vendorSettingsSchema = v.looseObject({
  store_name: v.string(),
  shop_description: v.string(),
  /** Ours: which language the description is in, and in which there is one. */
  astera_languages: v.optional(v.object({ description: v.string(), written: v.array(v.string()) })),
  gravatar: v.optional(v.union([v.number(), v.string(), v.boolean()])),
  /** Ours: where the logo is, which is not where accounts have their pictures. */
  astera_logo: v.optional(v.string()),
});
export type WireVendorSettings = v.InferOutput<typeof vendorSettingsSchema>;
