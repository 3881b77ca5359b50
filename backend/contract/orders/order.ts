import * as v from 'valibot';

import { metaSchema } from '#backend/contract/catalog/meta.ts';
import { orderLineSchema } from './order-line.ts';
import { shippingSchema, billingSchema } from './order-address.ts';

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
  /** Money that went back, as negative amounts. */
  refunds: v.optional(
    v.array(
      v.looseObject({
        id: v.number(),
        reason: v.optional(v.nullable(v.string()), ''),
        total: v.string(),
      }),
    ),
    [],
  ),
});
export type WireOrder = v.InferOutput<typeof orderSchema>;

export const orderListSchema = v.array(orderSchema);
