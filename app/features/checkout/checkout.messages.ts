import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { AppError } from '#domain/app-error.ts';
import type { PaymentMethod } from '#domain/payment.ts';

export const paymentMethodLabel = {
  bankTransfer: msg`Direct bank transfer`,
} as const satisfies Record<PaymentMethod, MessageDescriptor>;

/** Why an order could not be placed. */
export const checkoutFailure = {
  not_allowed: msg`Only fans can order. Log in as a fan.`,
  price_changed: msg`The price has changed since you filled in the form. You see the new one now: place the order if you agree with it.`,
  other: msg`An error occurred. Please try later`,
} as const;
export type CheckoutFailure = keyof typeof checkoutFailure;

export function checkoutFailureOf(error: unknown): CheckoutFailure {
  if (!(error instanceof AppError)) return 'other';
  return error.code === 'not_allowed' || error.code === 'price_changed' ? error.code : 'other';
}
