import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { AppError, type ErrorCode } from '#domain/app-error.ts';
import type { QuoteProblem } from '#domain/checkout/quote.ts';

/** Why an order has no price. */
export const quoteProblems = {
  not_delivered: msg`The shop doesn’t deliver to this address.`,
  bad_address: msg`We can’t find this address. Please check the postcode and country.`,
  not_sold: msg`Something here can’t be ordered as it is. Go back to your basket to check it.`,
} as const satisfies Record<QuoteProblem, MessageDescriptor>;

/** Validation errors of the address, beyond those of every form. */
export const addressSentences: Readonly<Record<string, MessageDescriptor>> = {
  'bad-postcode': msg`Use only letters, numbers, spaces and hyphens in the postcode`,
  phone: msg`This isn’t a valid phone number`,
  'unknown-country': msg`Choose a country from the list`,
  invalid: msg`This can’t be used here`,
};

/** Why no order was placed. */
export const checkoutFailure = {
  not_allowed: msg`Only fans can order. Log in as a fan.`,
  invalid_input: msg`Something in your request can’t be ordered as it is. Please check it again.`,
  fan_video_missing: msg`Your video has been deleted or was sent with another order. Edit your request and upload the video again.`,
  voice_note_missing: msg`Your voice note has been deleted or was sent with another order. Edit your request and record it again.`,
  elsewhere: msg`Your basket was changed in another window. Please check it again.`,
  total_changed: msg`The total has changed, as shown here. Nothing was ordered: place the order if you’re happy with it.`,
  not_delivered: msg`The shop doesn’t deliver to this address.`,
  bad_address: msg`We can’t find this address. Please check the postcode and country.`,
  partly: msg`Part of this has already been ordered. What’s left is below. Place the order if you still want it.`,
  other: msg`We’re not sure your order went through. Nothing is lost: try again and it will only be placed once.`,
} as const satisfies Record<string, MessageDescriptor>;
export type CheckoutFailure = keyof typeof checkoutFailure;

/** Why ordering is blocked for now, and what to do first. */
export type OrderRefusal =
  | { readonly kind: 'address' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'unpaid'; readonly all: number; readonly each: number };

function isTold(code: ErrorCode): code is CheckoutFailure & ErrorCode {
  return Object.hasOwn(checkoutFailure, code);
}

/** A refusal for reasons unrelated to the order itself; null for everything else. */
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
