import * as v from 'valibot';

/** What was taxed how: `id` is a `rate_id` of the order's `tax_lines`. */
const taxesSchema = v.optional(
  v.array(v.looseObject({ id: v.union([v.number(), v.string()]), total: v.string() })),
  [],
);

const chargeSchema = v.looseObject({
  total: v.string(),
  total_tax: v.optional(v.string(), '0.00'),
  taxes: taxesSchema,
});

/** What an order charges, with its taxes by rate: more of an order than `orderSchema` reads. */
export const orderChargesSchema = v.looseObject({
  total: v.string(),
  total_tax: v.optional(v.string(), '0.00'),
  line_items: v.array(
    v.looseObject({ ...chargeSchema.entries, name: v.nullish(v.string()), quantity: v.number() }),
  ),
  shipping_lines: v.optional(v.array(chargeSchema), []),
  fee_lines: v.optional(
    v.array(v.looseObject({ ...chargeSchema.entries, name: v.nullish(v.string()) })),
    [],
  ),
  tax_lines: v.optional(
    v.array(
      v.looseObject({
        rate_id: v.union([v.number(), v.string()]),
        /** 24 is 24 %. */
        rate_percent: v.optional(v.union([v.number(), v.string()])),
      }),
    ),
    [],
  ),
});

export type WireCharges = v.InferOutput<typeof orderChargesSchema>;
export type WireCharge = v.InferOutput<typeof chargeSchema>;
