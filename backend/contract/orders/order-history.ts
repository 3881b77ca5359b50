import * as v from 'valibot';

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
