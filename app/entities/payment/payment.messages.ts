import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { priceProblem } from '#app/ui/money/price.messages.ts';
import { AppError } from '#domain/app-error.ts';
import type { PaymentAction } from '#domain/payment/payment-move.ts';
import type { PaymentState } from '#domain/payment/payment.ts';

/** An order's payment state, in a word or two. */
export const paymentLabel = {
  awaiting: msg`Waiting for payment`,
  received: msg`Payment received`,
  'refund-due': msg`Refund due`,
  refunded: msg`Refunded`,
} as const satisfies Record<PaymentState, MessageDescriptor>;

/** For an order cancelled before it was paid. */
export const notPaid = msg`Not paid`;

/** The buttons for managers; the first two are the two sides of a switch. */
export const paymentActionLabel = {
  receive: msg`Payment received`,
  takeBack: msg`Payment received`,
  oweRefund: msg`Mark refund as due`,
  keep: msg`No refund needed`,
  refund: msg`Mark as refunded`,
  reopenRefund: msg`Not refunded yet`,
} as const satisfies Record<PaymentAction, MessageDescriptor>;

const failures = {
  moved: msg`Someone else has already updated this payment. Here is where it stands now.`,
  other: msg`An error occurred. Please try later`,
} as const;

/** Why a payment was not updated. */
export function paymentFailure(error: unknown): MessageDescriptor {
  const stale = error instanceof AppError && ['order_moved_on', 'not_allowed'].includes(error.code);
  return stale ? failures.moved : failures.other;
}

/** Validation errors of the bank account's fields, beyond those of every form. */
export const bankAccountMessages: Readonly<Record<string, MessageDescriptor>> = {
  'not-a-name': msg`Use letters, numbers and symbols on a single line`,
  'not-a-bank-name': msg`Banks can’t read this name. Write it in letters`,
  'not-an-iban': msg`This isn’t a valid IBAN. Please check every digit`,
  'outside-sepa': msg`Our bank can’t reach this account. Enter one in the SEPA area`,
  'not-a-bic': msg`A BIC has 8 or 11 letters and numbers`,
};

/** Validation errors of the card fields, beyond those of every form. */
export const cardMessages: Readonly<Record<string, MessageDescriptor>> = {
  'card-number': msg`This isn’t a valid card number`,
  'card-expiry': msg`Enter month and year, e.g. 08/29`,
  'card-past': msg`This card is no longer valid`,
  'card-cvc': msg`Enter the full code`,
  'test-cards-only': msg`Only test card numbers work here, e.g. 4242 4242 4242 4242`,
};

/** Validation errors of a typed transfer amount, by the codes of `readPrice`. */
export const amountProblem: typeof priceProblem = {
  ...priceProblem,
  required: msg`Enter the amount received`,
  price: msg`Enter the amount as a number, e.g. 85 or 85.50`,
  'price-cents': msg`Use at most two decimal places`,
  'price-low': msg`The lowest amount is €0.01`,
  'price-high': msg`The highest amount is €100,000. Mark these orders one by one.`,
};
