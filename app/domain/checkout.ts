import * as v from 'valibot';

import { paymentMethods } from './payment.ts';
import { videoRequestSchema } from './video-request.ts';

/** What a fan sends to place an order for a personalised video. */
export const placeOrderSchema = v.object({
  celebrityId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The price that was shown, in cents; another one on the server is told, not charged. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0)),
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  paymentMethod: v.picklist(paymentMethods),
  answers: videoRequestSchema,
});
export type PlaceOrder = v.InferOutput<typeof placeOrderSchema>;
