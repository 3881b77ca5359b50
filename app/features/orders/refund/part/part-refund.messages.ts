import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { priceProblem } from '#app/ui/money/price.messages.ts';
import { AppError } from '#domain/app-error.ts';

const failures = {
  moved: msg`This order changed in the meantime, so nothing was done. The page shows how it stands now.`,
  other: msg`An error occurred. Please try later`,
} as const;

/** Why a refund of a part was not decided on or taken back. */
export function partRefundFailure(error: unknown): MessageDescriptor {
  const codes = ['refund_moved_on', 'order_moved_on', 'amount_differs', 'not_allowed'];
  return error instanceof AppError && codes.includes(error.code) ? failures.moved : failures.other;
}

/** Validation errors of a typed amount, by the codes of `readPrice`. */
export const partAmountProblem = {
  ...priceProblem,
  required: msg`Enter the amount to refund`,
  price: msg`Enter the amount as a number, e.g. 85 or 85.50`,
  'price-cents': msg`Use at most two decimal places`,
  'price-low': msg`The lowest amount is €0.01`,
};
