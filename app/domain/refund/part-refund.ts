import * as v from 'valibot';

import type { Actor } from '#domain/account/role.ts';
import { actsAs } from '#domain/account/role.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { leftOf } from './partial-refunds.ts';
import { isPaidByTransfer } from './refund-account.ts';

/** How far a refund of a part has come; while it is owed, a run may have it. */
export const partRefundStates = ['owed', 'booked', 'dropped'] as const;
export type PartRefundState = (typeof partRefundStates)[number];

export function isPartRefundState(text: string): text is PartRefundState {
  return (partRefundStates as readonly string[]).includes(text);
}

export const partReasonMaxLength = 200;

/** What a manager decides: how much goes back of what was left of the order, and why. */
export const partRefundSchema = v.object({
  orderId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What was left of the order when it was decided. */
  left: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(partReasonMaxLength)),
});
export type PartRefundDecision = v.InferOutput<typeof partRefundSchema>;

type Refundable = Pick<
  Order,
  'payment' | 'paymentMethod' | 'transactionId' | 'total' | 'refunds' | 'isOfShop'
>;

/** Whether a part of an order can go back by bank transfer: its money is there, and did not come from a card. */
export function canRefundPart(order: Refundable): boolean {
  return order.payment === 'received' && isPaidByTransfer(order) && leftOf(order) > 0;
}

/** Whether this person may decide on a refund of a part of the order. */
export function mayRefundPart(actor: Pick<Actor, 'role'>, order: Refundable): boolean {
  return actsAs(actor, 'manager') && !order.isOfShop && canRefundPart(order);
}

/** Whether this person may read what goes back in parts: its fan, and those who run the shop. */
export function mayReadPartRefunds(
  actor: Pick<Actor, 'id' | 'role'>,
  order: Pick<Order, 'customerId'>,
): boolean {
  return actor.id === order.customerId || actsAs(actor, 'manager');
}

/** A refund of a part, as its fan and managers see it. */
export interface PartRefundView {
  readonly id: number;
  readonly cents: Cents;
  readonly reason: string;
  /** `dropped` is not shown to anyone; `onItsWay` is in a run. */
  readonly state: 'owed' | 'onItsWay' | 'booked';
  /** When it came to its state, a UTC instant. */
  readonly at: string;
  /** Who decided; null for the fan. */
  readonly by: string | null;
}
