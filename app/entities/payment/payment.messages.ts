import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { priceProblem } from '#app/ui/money/price.messages.ts';
import { AppError } from '#domain/app-error.ts';
import type { PaymentAction } from '#domain/payment/payment-move.ts';
import type { PaymentState } from '#domain/payment/payment.ts';

/** Where the money of an order stands, in a word or two. */
export const paymentLabel = {
  awaiting: msg`Waiting for payment`,
  received: msg`Payment received`,
  'refund-due': msg`Refund due`,
  refunded: msg`Refunded`,
} as const satisfies Record<PaymentState, MessageDescriptor>;

/** Of an order that was called off before it was paid. */
export const notPaid = msg`Not paid`;

/** What a manager presses; the first two are the two sides of a switch. */
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

/** Why a payment was not changed. */
export function paymentFailure(error: unknown): MessageDescriptor {
  const stale = error instanceof AppError && ['order_moved_on', 'not_allowed'].includes(error.code);
  return stale ? failures.moved : failures.other;
}

/** What a field of the bank account can have wrong, beyond what every form's can. */
export const bankAccountMessages: Readonly<Record<string, MessageDescriptor>> = {
  'not-a-name': msg`Use letters, numbers and symbols on a single line`,
  'not-an-iban': msg`This isn’t a valid IBAN. Please check every digit`,
  'not-a-bic': msg`A BIC has 8 or 11 letters and numbers`,
};

/** What a field of a card can have wrong, beyond what every form's can. */
export const cardMessages: Readonly<Record<string, MessageDescriptor>> = {
  'card-number': msg`This isn’t a valid card number`,
  'card-expiry': msg`Enter month and year, e.g. 08/29`,
  'card-past': msg`This card is no longer valid`,
  'card-cvc': msg`Enter the full code`,
  'test-cards-only': msg`Only test card numbers work here, e.g. 4242 4242 4242 4242`,
};

/** What the amount of a transfer, as it was typed, can have wrong, by the codes of `readPrice`. */
export const amountProblem: typeof priceProblem = {
  ...priceProblem,
  required: msg`Enter the amount received`,
  price: msg`Enter the amount as a number, e.g. 85 or 85.50`,
  'price-cents': msg`Use at most two decimal places`,
  'price-low': msg`The lowest amount is €0.01`,
  'price-high': msg`The highest amount is €100,000. Mark these orders one by one.`,
};
