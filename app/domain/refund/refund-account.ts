import * as v from 'valibot';

import type { Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';
import { leftOf } from './partial-refunds.ts';
import { sepaAccountSchema, type SepaAccount } from '#domain/payment/transfer/sepa-account.ts';

/** The account that the money of an order goes back to. */
export const refundAccountSchema = sepaAccountSchema;
export type RefundAccount = SepaAccount;

export const refundAccountFields = ['holder', 'iban'] as const;

/** Where an account is known from: the statement with the payment, or the fan. */
export type RefundAccountSource = 'statement' | 'fan';

type Refunded = Pick<Order, 'payment' | 'paymentMethod' | 'transactionId' | 'total' | 'refunds'>;

/** Whether the money of an order came by bank transfer, so that it goes back by one. */
export function isPaidByTransfer({
  paymentMethod,
  transactionId,
}: Pick<Order, 'paymentMethod' | 'transactionId'>): boolean {
  return paymentMethod === 'bankTransfer' || (paymentMethod === 'card' && transactionId === '');
}

/**
 * Whether all money of an order goes back by bank transfer. What a card paid goes back by the card, and what came in
 * another way goes back that way. Nothing does where all of it went back in parts.
 */
export function isRefundedByTransfer(order: Refunded): boolean {
  const { payment, total } = order;
  return payment === 'refund-due' && isPaidByTransfer(order) && (total === 0 || leftOf(order) > 0);
}

/** Whether it is this person's order, and its money goes back by bank transfer: who paid says where to. */
export function mayChooseRefundAccount(
  actor: Pick<Actor, 'id'>,
  order: Refunded & Pick<Order, 'customerId'>,
): boolean {
  return actor.id === order.customerId && isRefundedByTransfer(order);
}

/** A payment of an order as a statement shows it. */
export interface PaidFrom {
  readonly payerName: string;
  readonly payerIban: string;
}

/**
 * The account that an order was paid from. Null if the statement does not say, if it is out of reach, or if parts came
 * from several accounts.
 * @param fan the name of who ordered, for a bank that names no payer
 */
export function accountPaidFrom(lines: readonly PaidFrom[], fan: string): RefundAccount | null {
  const ibans = new Set(lines.map(({ payerIban }) => payerIban));
  const [first] = lines;
  if (!first || ibans.size !== 1) return null;
  const holder = (first.payerName.trim() || fan).slice(0, 70).trim();
  const read = v.safeParse(refundAccountSchema, { holder, iban: first.payerIban });
  return read.success ? read.output : null;
}
