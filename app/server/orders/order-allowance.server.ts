import type { AccountAddress } from '#app/server/backend/people/create-account.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { hasProvedAddress } from '#app/server/sessions/proved-address.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { PieceLimits } from '#domain/checkout/unpaid-pieces.ts';
import { payByOf } from '#domain/payment/payment-time.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';

/** How many unpaid pieces one person's orders may hold, as configured by the operator. */
export const pieceLimits: PieceLimits = { all: env.UNPAID_PIECES, each: env.UNPAID_PIECES_OF_ONE };

/** The refusal of an order that would exceed the limit, with the limit. */
export function tooManyUnpaid(): AppError {
  const { all, each } = pieceLimits;
  return new AppError('too_many_unpaid', { fields: { all: String(all), each: String(each) } });
}

const dayMinutes = 24 * 60;

/** The payment deadline of an order with products that is placed now. */
export function payBy(method: PaymentMethod, now: Date): Date {
  const bankTransfer = env.PAY_WITHIN_DAYS * dayMinutes;
  return payByOf(method, { bankTransfer, card: env.PAY_BY_CARD_WITHIN_MINUTES }, now);
}

/**
 * Requires a verified email address, except for customers from before verification was introduced (docs/adr/0063).
 * @throws AppError `address_unverified`
 */
export async function requireVerified(
  account: Pick<AccountAddress, 'id' | 'email' | 'registeredAt'>,
  now: Date,
): Promise<void> {
  if (!(await hasProvedAddress(account, now))) throw new AppError('address_unverified');
}
