import * as v from 'valibot';

import { metaSchema } from '../catalog/product.ts';

/** Keys of order meta that are our additions. */
export const orderMeta = {
  /** In a change: who acts, "celebrity:2". Becomes an event, is not stored as meta. */
  actor: '_astera_actor',
  /** In a change: the status the order was seen in. Compared, not stored. */
  from: '_astera_from',
  /** In a change that rejects: `{ reason, words }`, told to the fan. Becomes part of the event. */
  rejection: '_astera_rejection',
  /** In an answer: array of `orderEventSchema`, oldest first. */
  events: '_astera_events',
  /** In a new order: unique for each customer. */
  idempotencyKey: '_astera_idempotency_key',
  /** In a new order: the decimal total that was agreed to. An order that comes to another one is none. */
  agreedTotal: '_astera_agreed_total',
  /** In a new order: `{ all, each }`, how many unpaid pieces the customer's orders may hold. Compared, not stored. */
  unpaidPieces: '_astera_unpaid_pieces',
  /** Until when it has to be paid, as an instant in ISO 8601; an order without it may wait for ever. */
  payBy: '_astera_pay_by',
  /** In a new order: JSON of the versions of the legal texts that it is placed under. */
  agreedTexts: '_astera_agreed_texts',
  /** In a new order: the own part of the payment reference that all orders of one checkout share. */
  checkout: '_astera_checkout',
  /** In a new order: how many orders its checkout was to become. */
  checkoutOrders: '_astera_checkout_orders',
  /** JSON of `{ videoId, bytes }`. */
  answerVideo: '_astera_answer_video',
  /** `fulfilmentSchema`: the replies and links that fulfil its lines. */
  fulfilment: '_astera_fulfilment',
  /** With the id of a line behind it: address of the picture that proves what was done. */
  proof: '_astera_proof_',
  /** `retakeSchema`: that the customer asks for another take of the delivered video. Written once. */
  retake: '_astera_retake',
  /** `newVideoSchema`: that a new video answered it. Written once. */
  retaken: '_astera_retaken',
  /** `newVideoSchema`: that the vendor replaced the delivered video unasked. Written once. */
  replaced: '_astera_replaced',
  /** JSON of `{ videoId, bytes }`: a new video that is complete and not sent yet; empty when there is none. */
  newVideo: '_astera_new_video',
  /** `pendingFulfilmentSchema`: what is about to fulfil it, and when; empty when nothing is. */
  pendingFulfilment: '_astera_pending_fulfilment',
  /** In a change: id of the pending fulfilment as it was seen, empty for none. Compared, not stored. */
  pendingFrom: '_astera_pending_from',
  /** `releaseSchema`: that the vendor may begin before it is paid. Written once. */
  release: '_astera_release',
  /** In a change: true where the site lets vendors begin with every unpaid order. Compared, not stored. */
  startsUnpaid: '_astera_starts_unpaid',
  /** Id of the video that is being sent, or was sent last. */
  openUpload: '_astera_open_upload',
  /** In an answer: true while the vendor's store is closed, else not there. */
  storeClosed: '_astera_store_closed',
  /** In an answer: true for an order that was made past the app and that no manager adopted, else not there. */
  ofShop: '_astera_of_shop',
  /** Who adopted such an order, and when. */
  adopted: '_astera_adopted',
  trackingNumber: 'tracking_number',
  /** Where the payment stands, one of the domain's states; in a change: where it is to go. */
  payment: '_astera_payment',
  /** In a change: the payment's state as it was seen. Compared, not stored. */
  paymentFrom: '_astera_payment_from',
  /** In a change: the line of a statement that says so. Becomes part of an event, is not stored as meta. */
  paymentReference: '_astera_payment_reference',
  /**
   * In an answer: array of `paymentEventSchema`, oldest first. In a change, for a back end that keeps no events of its
   * own: the whole array as it is to be.
   */
  paymentEvents: '_astera_payment_events',
} as const;

/** Key of the line item meta that names the fan's own video: JSON of `{ videoId, bytes }`. */
export const fanVideoMetaKey = '_astera_fan_video';
/** WooCommerce's ids of the payment methods that we know. */
export const paymentMethodId = { transfer: 'bacs', card: 'stripe' } as const;

/** Key of the line item meta that names the vendor. */
export const vendorMetaKey = '_vendor_id';

/** Other keys of line item meta that no one filled in. */
export const lineMeta = {
  /** In a new order: the decimal price that was agreed to. Compared, not stored. */
  price: '_astera_price',
  /** The line of a basket that this one was. */
  basketLine: '_astera_line',
  /** How many pieces were taken out of the stock for it, as WooCommerce notes it. */
  reducedStock: '_reduced_stock',
} as const;

const address = {
  first_name: v.string(),
  last_name: v.string(),
  company: v.optional(v.string(), ''),
  address_1: v.string(),
  address_2: v.optional(v.string(), ''),
  city: v.string(),
  state: v.optional(v.string(), ''),
  postcode: v.string(),
  country: v.string(),
  phone: v.optional(v.string(), ''),
};

export const shippingSchema = v.looseObject(address);
export const billingSchema = v.looseObject({ ...address, email: v.optional(v.string(), '') });
export type WireBilling = v.InferOutput<typeof billingSchema>;

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

/** An order. `*_gmt` times are UTC without a zone: "2026-10-01T09:00:00". */
export const orderSchema = v.looseObject({
  id: v.number(),
  number: v.string(),
  status: v.string(),
  currency: v.string(),
  date_created_gmt: v.string(),
  date_modified_gmt: v.string(),
  date_paid_gmt: v.nullable(v.string()),
  date_completed_gmt: v.nullable(v.string()),
  total: v.string(),
  /** The taxes within it; lines and shipping are always without. */
  total_tax: v.optional(v.string(), '0.00'),
  shipping_total: v.string(),
  shipping_tax: v.optional(v.string(), '0.00'),
  /** Whether the shop's prices are with tax. */
  prices_include_tax: v.optional(v.boolean(), false),
  customer_id: v.number(),
  customer_note: v.string(),
  payment_method: v.string(),
  payment_method_title: v.string(),
  transaction_id: v.string(),
  billing: billingSchema,
  shipping: shippingSchema,
  line_items: v.array(orderLineSchema),
  meta_data: v.array(metaSchema),
});
export type WireOrder = v.InferOutput<typeof orderSchema>;

export const orderListSchema = v.array(orderSchema);

/** Why an order was rejected: a word of the shop's list, and words of anyone who rejected it. */
export const rejectionMetaSchema = v.object({
  reason: v.pipe(v.string(), v.maxLength(40)),
  words: v.pipe(v.string(), v.maxLength(1000)),
});
export type WireRejection = v.InferOutput<typeof rejectionMetaSchema>;

/** One entry of the events meta: `by` is the part the actor played, `actor` the user's id or null. */
export const orderEventSchema = v.object({
  at: v.string(),
  from: v.nullable(v.string()),
  to: v.string(),
  by: v.picklist(['fan', 'celebrity', 'manager', 'administrator', 'system']),
  actor: v.nullable(v.number()),
  /** Missing in events that were written before there were reasons. */
  rejection: v.optional(v.nullable(rejectionMetaSchema), null),
});
export type WireOrderEvent = v.InferOutput<typeof orderEventSchema>;

/** Value of the meta of a video, once parsed from JSON. */
export const orderVideoSchema = v.object({ videoId: v.string(), bytes: v.number() });
export type WireOrderVideo = v.InferOutput<typeof orderVideoSchema>;

const videoText = v.pipe(v.string(), v.parseJson(), orderVideoSchema);

/** A video as meta names it, or null. */
export function videoIn(value: unknown): WireOrderVideo | null {
  const video = v.safeParse(v.union([orderVideoSchema, videoText]), value);
  return video.success ? video.output : null;
}

/** One entry of the payment events meta; `amount` in decimal as everywhere on the wire. */
export const paymentEventSchema = v.object({
  at: v.string(),
  from: v.nullable(v.string()),
  to: v.string(),
  by: v.picklist(['fan', 'celebrity', 'manager', 'administrator', 'system']),
  actor: v.nullable(v.number()),
  name: v.string(),
  amount: v.string(),
  reference: v.string(),
});
export type WirePaymentEvent = v.InferOutput<typeof paymentEventSchema>;

const metaInput = v.object({ key: v.pipe(v.string(), v.minLength(1)), value: v.unknown() });
const addressInput = v.partial(
  v.object({
    first_name: v.string(),
    last_name: v.string(),
    company: v.string(),
    address_1: v.string(),
    address_2: v.string(),
    city: v.string(),
    state: v.string(),
    postcode: v.string(),
    country: v.string(),
    phone: v.string(),
    email: v.string(),
  }),
);

const shippingLineInput = v.object({
  method_id: v.string(),
  method_title: v.string(),
  instance_id: v.optional(v.string()),
  total: v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,2})?$/)),
});

/** Body of a new order. Prices of products are not taken from it. */
export const createOrderRequestSchema = v.object({
  status: v.optional(v.string()),
  /** 0, or left out, for a guest. */
  customer_id: v.optional(v.pipe(v.number(), v.integer()), 0),
  customer_note: v.optional(v.string()),
  billing: v.optional(addressInput),
  shipping: v.optional(addressInput),
  payment_method: v.optional(v.string()),
  payment_method_title: v.optional(v.string()),
  transaction_id: v.optional(v.string()),
  set_paid: v.optional(v.boolean()),
  line_items: v.pipe(
    v.array(
      v.object({
        product_id: v.pipe(v.number(), v.integer()),
        /** Of a variable product, which one; 0 where there is nothing to choose. */
        variation_id: v.optional(v.pipe(v.number(), v.integer()), 0),
        quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)), 1),
        meta_data: v.optional(v.array(metaInput), []),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
  shipping_lines: v.optional(v.pipe(v.array(shippingLineInput), v.maxLength(1)), []),
  meta_data: v.optional(v.array(metaInput), []),
});
export type WireCreateOrderRequest = v.InferInput<typeof createOrderRequestSchema>;

/** As WooCommerce takes it: an order may be sent in several packages there. */
export const wordpressOrderRequestSchema = v.object({
  ...createOrderRequestSchema.entries,
  shipping_lines: v.optional(v.pipe(v.array(shippingLineInput), v.maxLength(100)), []),
});

/** Body of a change of an order; what is not sent stays. */
export const changeOrderRequestSchema = v.object({
  status: v.nullish(v.string()),
  customer_note: v.nullish(v.string()),
  billing: v.nullish(addressInput),
  shipping: v.nullish(addressInput),
  payment_method: v.nullish(v.string()),
  payment_method_title: v.nullish(v.string()),
  transaction_id: v.nullish(v.string()),
  set_paid: v.nullish(v.boolean()),
  meta_data: v.optional(v.array(metaInput), []),
});
export type WireChangeOrderRequest = v.InferInput<typeof changeOrderRequestSchema>;
