import * as v from 'valibot';

import { metaSchema } from '#backend/contract/catalog/meta.ts';

/** Money of an order that went back. `amount` is a decimal text. */
export const refundSchema = v.looseObject({
  id: v.number(),
  date_created_gmt: v.string(),
  amount: v.string(),
  reason: v.string(),
  refunded_by: v.number(),
  refunded_payment: v.boolean(),
  meta_data: v.array(metaSchema),
  line_items: v.array(v.unknown()),
});
export type WireRefund = v.InferOutput<typeof refundSchema>;

export const refundListSchema = v.array(refundSchema);

/**
 * What a new refund says. It is a record that the money went back: anyone who makes it has sent it, or has it sent by
 * the desk, so `api_refund`, which is WooCommerce's order to send it, has to be false.
 */
export const refundWriteSchema = v.object({
  amount: v.pipe(v.string(), v.regex(/^\d{1,8}(?:\.\d{1,2})?$/, 'amount is not an amount.')),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  api_refund: v.literal(false, 'api_refund has to be false: a refund is recorded here, not sent.'),
  line_items: v.optional(
    v.pipe(v.array(v.unknown()), v.maxLength(0, 'Refunds are of amounts, not of lines.')),
    [],
  ),
});

/** When refunds were made: all that the ledger needs beside the order. */
export const refundDatesSchema = v.array(
  v.looseObject({ id: v.number(), date_created_gmt: v.string() }),
);
