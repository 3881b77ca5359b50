import { useMemo } from 'react';
import * as v from 'valibot';

import { createTextDraft } from '#app/platform/browser/draft-store.ts';
import { maxBasketLines } from '#domain/checkout/basket.ts';
import { paymentMethods } from '#domain/payment/payment.ts';

const kept = createTextDraft('astera.checkout');

const part = v.pipe(v.string(), v.maxLength(2_000));
const checkoutSchema = v.object({
  /** As typed so far, not yet validated; null before anything was typed. */
  address: v.nullable(
    v.object({
      // Missing in drafts from before recipients were asked for.
      firstName: v.optional(part, ''),
      lastName: v.optional(part, ''),
      phone: v.optional(part, ''),
      address1: part,
      address2: part,
      city: part,
      state: part,
      postcode: part,
      country: part,
      instructions: part,
    }),
  ),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  /** The shipping method of each celebrity's order, if the fan selected one. */
  rates: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(100))), {}),
  /** Orders of this checkout that were placed while others were not. */
  placed: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(maxBasketLines)),
});
/** The data entered during checkout, except the lines, which stay in the basket. */
export type CheckoutDraft = v.InferOutput<typeof checkoutSchema>;

const nothing: CheckoutDraft = { address: null, paymentMethod: null, rates: {}, placed: [] };

function checkoutFrom(text: string | null): CheckoutDraft {
  try {
    return text === null ? nothing : v.parse(checkoutSchema, JSON.parse(text));
  } catch {
    return nothing;
  }
}

/** Saves it for all windows, so that it survives a reload, a sign-in and a crash. @returns the updated draft */
export function changeCheckout(change: Partial<CheckoutDraft>): CheckoutDraft {
  const after = { ...checkoutFrom(kept.read()), ...change };
  kept.write(JSON.stringify(after));
  return after;
}

export function readCheckout(): CheckoutDraft {
  return checkoutFrom(kept.read());
}

/** The saved draft; null on the server and before hydration. */
export function useCheckout(): CheckoutDraft | null {
  const text = kept.useText();
  return useMemo(() => (text === undefined ? null : checkoutFrom(text)), [text]);
}
