import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { AppError, type ErrorCode } from '#domain/app-error.ts';
import type { QuoteProblem } from '#domain/checkout/quote.ts';

/** Why an order has no price. */
export const quoteProblems = {
  not_delivered: msg`The shop does not deliver to this address.`,
  bad_address: msg`The shop does not know this address. Look at the postcode and the country again.`,
  not_sold: msg`Something of this cannot be ordered like this now. Go back to the basket and look at it.`,
} as const satisfies Record<QuoteProblem, MessageDescriptor>;

/** What a field of the address can have wrong, besides what every field can. */
export const addressSentences: Readonly<Record<string, MessageDescriptor>> = {
  'bad-postcode': msg`A postcode has letters, digits, blanks and hyphens only`,
  phone: msg`This is not a valid phone number`,
  'unknown-country': msg`Choose a country from the list`,
  invalid: msg`This cannot be used here`,
};

/** Why no order was placed. */
export const checkoutFailure = {
  not_allowed: msg`Only fans can order. Log in as a fan.`,
  invalid_input: msg`Something that was filled in cannot be ordered like this. Look through it again.`,
  fan_video_missing: msg`Your video is no longer there, or it went with another order. Change the request and send it again.`,
  elsewhere: msg`Your basket was changed in another window. Look through it again.`,
  total_changed: msg`The total is another one now, as you see here. Nothing was ordered: place the order if you agree.`,
  not_delivered: msg`The shop does not deliver to this address.`,
  bad_address: msg`The shop does not know this address. Look at the postcode and the country again.`,
  partly: msg`A part of it was ordered before. What is left you see here: place the order if you want it too.`,
  other: msg`We do not know whether the order was placed. Nothing is lost: please try again, and it will be placed once.`,
} as const satisfies Record<string, MessageDescriptor>;
export type CheckoutFailure = keyof typeof checkoutFailure;

/** Why nothing can be ordered for now, and what is to be done first. */
export type OrderRefusal =
  | { readonly kind: 'address' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'unpaid'; readonly all: number; readonly each: number };

function isTold(code: ErrorCode): code is CheckoutFailure & ErrorCode {
  return Object.hasOwn(checkoutFailure, code);
}

/** What is refused for another reason than the order itself; null for everything else. */
export function orderRefusalOf(error: unknown): OrderRefusal | null {
  if (!(error instanceof AppError)) return null;
  const { code, fields, retryAfter } = error;
  if (code === 'address_unverified') return { kind: 'address' };
  if (code === 'too_many_requests') return { kind: 'wait', seconds: retryAfter ?? 60 };
  if (code !== 'too_many_unpaid') return null;
  return { kind: 'unpaid', all: Number(fields['all']), each: Number(fields['each']) };
}

export function checkoutFailureOf(error: unknown): CheckoutFailure {
  if (!(error instanceof AppError)) return 'other';
  return isTold(error.code) ? error.code : 'other';
}
