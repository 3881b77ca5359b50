import * as v from 'valibot';

/** WordPress's error envelope; `data` may be null or lack the status. */
export const wordpressErrorSchema = v.looseObject({
  code: v.string(),
  message: v.string(),
  data: v.nullish(v.looseObject({ status: v.optional(v.number()) })),
});
export type WireWordpressError = v.InferOutput<typeof wordpressErrorSchema>;

/** Errors of the login plugin: a code and a reason, or only a reason. */
export const loginErrorSchema = v.looseObject({
  code: v.optional(v.string()),
  reason: v.string(),
});
export type WireLoginError = v.InferOutput<typeof loginErrorSchema>;

/** A WordPress error object answered with status 200 (unknown vendors). */
export const softErrorSchema = v.looseObject({
  errors: v.record(v.string(), v.array(v.string())),
  error_data: v.optional(v.unknown()),
});
export type WireSoftError = v.InferOutput<typeof softErrorSchema>;

/** Any of the three. */
export const errorSchema = v.union([wordpressErrorSchema, loginErrorSchema, softErrorSchema]);

/** WooCommerce's for an order that is not there. */
export const unknownOrderCode = 'woocommerce_rest_shop_order_invalid_id';

/** Codes of our own additions to the order endpoints. */
export const orderMovedOnCode = 'astera_order_moved_on';
export const invalidTransitionCode = 'astera_invalid_transition';
export const storeClosedCode = 'astera_store_closed';
/** The vendor waits for the money before the work begins. */
export const paymentMissingCode = 'astera_payment_missing';
export const videoMissingCode = 'astera_video_missing';
/** A video of the order is still being uploaded. */
export const uploadOpenCode = 'astera_upload_open';
/** A reply, a proof or the number of a parcel is missing. */
export const answerMissingCode = 'astera_answer_missing';
export const idempotencyConflictCode = 'astera_idempotency_conflict';
/** A product has fewer pieces than are ordered. */
export const outOfStockCode = 'astera_out_of_stock';
/** The customer's unpaid orders would hold more pieces than they may. */
export const tooManyUnpaidCode = 'astera_too_many_unpaid';
/** A price is another one than was agreed to. */
export const priceChangedCode = 'astera_price_changed';
/** An order comes to another total than was agreed to; `data.quote` says to which. */
export const totalChangedCode = 'astera_total_changed';
/** Nothing is sent to where it was asked for. */
export const notDeliveredCode = 'astera_not_delivered';
/** The shop takes this address for none. */
export const badAddressCode = 'astera_bad_address';
/** Someone changed the product since its sender saw it. */
export const productMovedOnCode = 'astera_product_moved_on';
/** Someone changed the page, or the menu, since its sender saw it. */
export const pageMovedOnCode = 'astera_page_moved_on';
export const menuMovedOnCode = 'astera_menu_moved_on';
/** Another page has this address. */
export const slugTakenCode = 'astera_slug_taken';
