import type { OrderStatus } from '#domain/order/order-status.ts';
import {
  calledOff,
  type PaymentMethod,
  type PaymentStanding,
  type PaymentState,
} from './payment.ts';
import { actsAs, type Actor, type Role } from '#domain/account/role.ts';

/** What a person can do to the payment of an order; the button, the server function and the back end ask this file. */
export const paymentActions = [
  'receive',
  'takeBack',
  'oweRefund',
  'keep',
  'refund',
  'reopenRefund',
] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** What says that money has left: the person confirms with the password that it is really that person (ADR 0068). */
export const confirmedPaymentActions: readonly PaymentAction[] = ['refund'];

/** One allowed change: who, what, from where, to where. */
export interface PaymentMove {
  readonly part: Extract<Role, 'manager'>;
  readonly action: PaymentAction;
  readonly from: PaymentState;
  readonly to: PaymentState;
  /** Only for an order that is called off, or only for one that is not. */
  readonly order?: 'calledOff' | 'alive';
  /** Not where the card's gateway knows better than we do. */
  readonly byTransfer?: true;
}

/** Every change of a payment that people can make. What is not in this table is refused. */
export const paymentMoves: readonly PaymentMove[] = [
  { part: 'manager', action: 'receive', from: 'awaiting', to: 'received', order: 'alive' },
  // Money for an order that was called off meanwhile goes back.
  { part: 'manager', action: 'receive', from: 'awaiting', to: 'refund-due', order: 'calledOff' },
  // It was another order's money.
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

/** What the rules need to know of an order to say who may do what with its payment. */
export interface PayableOrder extends PaymentStanding {
  readonly paymentMethod: PaymentMethod | null;
}

/** The changes that an order's payment can take now, no matter who makes them. */
export function paymentMovesFrom(order: PayableOrder): readonly PaymentMove[] {
  const standing = calledOff.includes(order.status) ? 'calledOff' : 'alive';
  return paymentMoves.filter(
    (move) =>
      move.from === order.payment &&
      (move.order === undefined || move.order === standing) &&
      !(move.byTransfer && order.paymentMethod === 'card'),
  );
}

/** The changes of the payment that are open to this person now, in the table's order. */
export function paymentMovesOpenTo(
  actor: Pick<Actor, 'role'>,
  order: PayableOrder,
): readonly PaymentMove[] {
  return paymentMovesFrom(order).filter(({ part }) => actsAs(actor, part));
}

/** The move behind one action, or null when it is not open to this person now. */
export function paymentMoveFor(
  actor: Pick<Actor, 'role'>,
  order: PayableOrder,
  action: PaymentAction,
): PaymentMove | null {
  return paymentMovesOpenTo(actor, order).find((move) => move.action === action) ?? null;
}

/** Where the payment stands once the order came to another status: what came in for a cancelled one goes back. */
export function paymentAfterMove(to: OrderStatus, payment: PaymentState): PaymentState {
  return payment === 'received' && calledOff.includes(to) ? 'refund-due' : payment;
}
