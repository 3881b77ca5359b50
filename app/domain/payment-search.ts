import * as v from 'valibot';

import { paymentStates } from './payment.ts';

/** What the address of a manager's list says of money: the state, or any, and what finds an order. Never fails. */
export const paymentParams = {
  payment: v.optional(v.fallback(v.optional(v.picklist([...paymentStates, 'any'])), undefined)),
  /** A router reads a number in an address as one. */
  find: v.optional(
    v.fallback(
      v.optional(
        v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.maxLength(200)),
      ),
      undefined,
    ),
  ),
};
export type PaymentParams = v.InferOutput<v.ObjectSchema<typeof paymentParams, undefined>>;
