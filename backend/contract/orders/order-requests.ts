import * as v from 'valibot';

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
