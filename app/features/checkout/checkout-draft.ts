import { useMemo } from 'react';
import * as v from 'valibot';

import { createTextDraft } from '#app/platform/browser/draft-store.ts';
import { maxBasketLines } from '#domain/checkout/basket.ts';
import { paymentMethods } from '#domain/payment/payment.ts';

const kept = createTextDraft('astera.checkout');

const part = v.pipe(v.string(), v.maxLength(2_000));
const checkoutSchema = v.object({
  /** As typed so far, so not checked yet; null before anything was typed. */
  address: v.nullable(
    v.object({
      // Not there in what was kept before addressees were asked for.
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
  /** By celebrity: how her order is sent, where the fan chose. */
  rates: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(100))), {}),
  /** Orders of this checkout that are placed, while others of it are not. */
  placed: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(maxBasketLines)),
});
/** What was said on the way through the checkout, but for the lines, which stay in the basket. */
export type CheckoutDraft = v.InferOutput<typeof checkoutSchema>;

const nothing: CheckoutDraft = { address: null, paymentMethod: null, rates: {}, placed: [] };

function checkoutFrom(text: string | null): CheckoutDraft {
  try {
    return text === null ? nothing : v.parse(checkoutSchema, JSON.parse(text));
  } catch {
    return nothing;
  }
}

/** Keeps it for all windows, so that it outlasts a reload, a sign-in and a crash. @returns how it is now */
export function changeCheckout(change: Partial<CheckoutDraft>): CheckoutDraft {
  const after = { ...checkoutFrom(kept.read()), ...change };
  kept.write(JSON.stringify(after));
  return after;
}

export function readCheckout(): CheckoutDraft {
  return checkoutFrom(kept.read());
}

/** What was kept; null on the server and until a script runs. */
export function useCheckout(): CheckoutDraft | null {
  const text = kept.useText();
  return useMemo(() => (text === undefined ? null : checkoutFrom(text)), [text]);
}
