import type { OrderStatus } from '#domain/order/order-status.ts';
import {
  calledOff,
  type PaymentMethod,
  type PaymentStanding,
  type PaymentState,
} from './payment.ts';
import { actsAs, type Actor, type Role } from '#domain/account/role.ts';

/** What a user can do to an order's payment; the button, the server function and the back end all use this file. */
export const paymentActions = [
  'receive',
  'takeBack',
  'oweRefund',
  'keep',
  'refund',
  'reopenRefund',
] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** Actions that record money leaving: the user confirms them with the password (ADR 0068). */
export const confirmedPaymentActions: readonly PaymentAction[] = ['refund'];

/** One allowed change: who, what, from where, to where. */
export interface PaymentMove {
  readonly part: Extract<Role, 'manager'>;
  readonly action: PaymentAction;
  readonly from: PaymentState;
  readonly to: PaymentState;
  /** Only for orders that were called off, or only for those that were not. */
  readonly order?: 'calledOff' | 'alive';
  /** Not for card payments, where the gateway knows better than we do. */
  readonly byTransfer?: true;
}

/** Every payment change that users can make. Anything not in this table is rejected. */
export const paymentMoves: readonly PaymentMove[] = [
  { part: 'manager', action: 'receive', from: 'awaiting', to: 'received', order: 'alive' },
  // Money for an order that was called off in the meantime is refunded.
  { part: 'manager', action: 'receive', from: 'awaiting', to: 'refund-due', order: 'calledOff' },
  // The money belonged to another order.
  { part: 'manager', action: 'takeBack', from: 'received', to: 'awaiting', byTransfer: true },
  {
    part: 'manager',
    action: 'takeBack',
    from: 'refund-due',
    to: 'awaiting',
    order: 'calledOff',
    byTransfer: true,
  },
  { part: 'manager', action: 'oweRefund', from: 'received', to: 'refund-due' },
  { part: 'manager', action: 'keep', from: 'refund-due', to: 'received', order: 'alive' },
  { part: 'manager', action: 'refund', from: 'refund-due', to: 'refunded' },
  { part: 'manager', action: 'reopenRefund', from: 'refunded', to: 'refund-due' },
];

/** The order data that the rules need to decide who may do what with its payment. */
export interface PayableOrder extends PaymentStanding {
  readonly paymentMethod: PaymentMethod | null;
}

/** The changes an order's payment allows now, no matter who makes them. */
export function paymentMovesFrom(order: PayableOrder): readonly PaymentMove[] {
  const standing = calledOff.includes(order.status) ? 'calledOff' : 'alive';
  return paymentMoves.filter(
    (move) =>
      move.from === order.payment &&
      (move.order === undefined || move.order === standing) &&
      !(move.byTransfer && order.paymentMethod === 'card'),
  );
}

/** The payment changes available to this user now, in table order. */
export function paymentMovesOpenTo(
  actor: Pick<Actor, 'role'>,
  order: PayableOrder,
): readonly PaymentMove[] {
  return paymentMovesFrom(order).filter(({ part }) => actsAs(actor, part));
}

/** The move behind an action, or null if it is not available to this user now. */
export function paymentMoveFor(
  actor: Pick<Actor, 'role'>,
  order: PayableOrder,
  action: PaymentAction,
): PaymentMove | null {
  return paymentMovesOpenTo(actor, order).find((move) => move.action === action) ?? null;
}

/** The payment state after the order's status changed: money received for a cancelled order is refunded. */
export function paymentAfterMove(to: OrderStatus, payment: PaymentState): PaymentState {
  return payment === 'received' && calledOff.includes(to) ? 'refund-due' : payment;
}
